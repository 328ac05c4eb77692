package elementary

// Numbers as sums of two floats, the closest one and the closest to what is left.
// TestConstants computes them anew.
var (
	log2E  = [2]float64{0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56}
	log10E = [2]float64{0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57}
	ln2    = [2]float64{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}
	pi     = [2]float64{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}
	halfPi = [2]float64{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}
	third  = [2]float64{0x1.5555555555555p-2, 0x1.5555555555555p-56}
)

// ln 2 as a sum of which integers of 12 bits multiply the first two terms without loss.
const (
	ln2Upper  = 0x1.62e42fefa2p-1
	ln2Middle = 0x1.9ef35793c6p-41
	ln2Lower  = 0x1.673007e5ed5e8p-81
)

// arcTangents are those of 0, 1/8, ..., 1.
var arcTangents = [...][2]float64{
	{},
	{0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
	{0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
	{0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
	{0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
	{0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
	{0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
	{0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
	{0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
}

// twoOverPi are the binary digits of 2/π behind 64 zeros.
var twoOverPi = [...]uint64{
	0,
	0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
	0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
	0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
	0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
	0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
}
