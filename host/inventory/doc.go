// Package inventory lists what takes part in a run, for failure bundles and comparisons with
// them: this program, the plugins with their dialects, and their tools. No program is started
// to find out.
//
// # Example
//
//	record.Host, record.Plugins = inventory.Host(version), inventory.Plugins(cat)
package inventory
