package versions

import (
	"fmt"

	"github.com/Masterminds/semver/v3"
)

// Fits checks a version against a range. The error says which of the two makes
// no sense, or that they do not fit.
func Fits(version, wanted string) error {
	constraint, err := semver.NewConstraint(wanted)
	if err != nil {
		return fmt.Errorf("'%s' is no range of versions; write for instance \"^0.1\"", wanted)
	}
	v, err := semver.NewVersion(version)
	if err != nil {
		return fmt.Errorf("'%s' is no version", version)
	}
	if !constraint.Check(v) {
		return fmt.Errorf("it does not fit '%s'", wanted)
	}
	return nil
}
