package sandbox

import "testing"

// Layer is one of what the kernel keeps a program in with.
type Layer = layer

// The layers.
const (
	LayerNamespaces = layerNamespaces
	LayerLandlock   = layerLandlock
	LayerFilter     = layerFilter
)

// Only has a test use no other layers.
func Only(t testing.TB, layers Layer) {
	t.Helper()
	before := withheld.Load()
	t.Cleanup(func() { withheld.Store(before) })
	withheld.Store(uint32((layerNamespaces | layerLandlock | layerFilter) &^ layers))
}

// Hold has a process of a test do without namespaces, for good.
func Hold(plain bool) {
	if plain {
		withheld.Store(uint32(layerNamespaces))
	}
}
