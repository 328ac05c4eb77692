// The data layout of attributes of the dialect dlti, in the notation of LLVM. Entries for which it has no
// place are left out.
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<index, 32>, #dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>,
    #dlti.dl_entry<f80, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr<i8, 270>, dense<32> : vector<4xi64>>,
    #dlti.dl_entry<!llvm.ptr<i8>, dense<[64, 64, 128]> : vector<3xi64>>, #dlti.dl_entry<si8, dense<8> : vector<1xi64>>,
    #dlti.dl_entry<"dlti.endianness", "little">, #dlti.dl_entry<"other.name", 1>, #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>,
    #dlti.dl_entry<"dlti.mangling_mode", "e">, #dlti.dl_entry<"dlti.legal_int_widths", array<i32: 8, 16>>>} {
  llvm.func @f() {
    llvm.return
  }
}
