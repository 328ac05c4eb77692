// Package fetch brings the sources or the program of a plugin from where others keep them: a
// git repository, an archive, or a program to download.
//
// # Vocabulary
//
//   - A place is written as pip writes it: `git+https://HOST/REPOSITORY[@REF]`,
//     `https://HOST/PATH`, and behind it, after `#`, what else is known of it:
//     `subdirectory=DIR`, `sha256=DIGEST`.
//   - A place is pinned when it names one content only: a git repository by its commit, a
//     download by its digest. That is what a lock holds.
//
// # Example
//
//	place, err := fetch.Parse("git+https://example.com/units.git@v1.2.3")
//	got, err := place.Fetch(ctx, dir) // got.Path, got.Pinned
package fetch
