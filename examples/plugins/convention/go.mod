module example.com/mlirc-plugin-vla

go 1.26.0

require github.com/mlirc/mlirc v0.1.0
