// Attributes that are passed through with a number, which may stand for two.
llvm.func @table() attributes {passthrough = [["uwtable", "2"], "norecurse"]} { llvm.return }
llvm.func @calls() attributes {passthrough = [["uwtable", "1"]]} { llvm.return }
llvm.func @one(i64) attributes {passthrough = [["allocsize", "4294967295"]]}
llvm.func @two(i64, i64) attributes {passthrough = [["allocsize", "4294967296"]]}
llvm.func @range() attributes {passthrough = [["vscale_range", "4294967312"], ["alignstack", "16"]]} { llvm.return }
