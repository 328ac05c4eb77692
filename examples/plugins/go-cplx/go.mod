module example.com/mlirc-plugin-cplx

go 1.26.0

require (
	github.com/mlirc/mlirc v0.1.0
	github.com/stretchr/testify v1.12.1
)
