// A data layout, with keys of each kind.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>, #dlti.dl_entry<"dlti.endianness", "big">, #dlti.dl_entry<"other.name", [1, "x"]>>} {
  "test.entries"() {a = #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, b = #dlti.dl_spec<>} : () -> ()
}

// -----

// newer: devices, and the data layout of scalars.
module attributes {
    dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>>,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"size", 65536 : i32>>>} {
}
