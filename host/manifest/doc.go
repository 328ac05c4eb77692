// Package manifest says what a plugin's manifest must be, beyond its bounds: names that are
// names, versions, digests and defaults that are what they should be, and nothing twice. A
// host takes no other, and the conformance of a plugin is checked by the same rules.
//
//	m, err := client.Describe(ctx, &protocol.DescribeRequest{})
//	...
//	if wrong := manifest.Check(m); wrong != nil {
//		return fmt.Errorf("plugin '%s': %w", m.GetName(), wrong)
//	}
package manifest
