// Buffers go through loops that keep them, that swap them and that make new ones, through
// conditionals and calls; all are freed, once.
#id = affine_map<(i) -> (i)>

func private @increased(%t: tensor<?xf32>, %by: f32) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
  ^bb0(%o: f32):
    %p = addf %o, %by : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func private @same(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}

func private @sum(%t: tensor<?xf32>) -> f32 {
  %c0 = constant 0 : index
  %zero = constant 0.0 : f32
  %init = linalg.init_tensor [] : tensor<f32>
  %filled = linalg.fill(%zero, %init) : f32, tensor<f32> -> tensor<f32>
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%t : tensor<?xf32>) outs(%filled : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %p = addf %a, %o : f32
    linalg.yield %p : f32
  } -> tensor<f32>
  %s = tensor.extract %r[] : tensor<f32>
  return %s : f32
}

func @run(%n: index) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %one = constant 1.0 : f32
  %zero = constant 0.0 : f32
  %init = linalg.init_tensor [%n] : tensor<?xf32>
  %start = linalg.fill(%one, %init) : f32, tensor<?xf32> -> tensor<?xf32>
  %other = call @same(%start) : (tensor<?xf32>) -> tensor<?xf32>
  %kept:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %start, %b = %other) -> (tensor<?xf32>, tensor<?xf32>) {
    %x = tensor.insert %one into %a[%i] : tensor<?xf32>
    scf.yield %b, %x : tensor<?xf32>, tensor<?xf32>
  }
  %made = scf.for %i = %c0 to %n step %c1 iter_args(%a = %kept#0) -> (tensor<?xf32>) {
    %even = cmpi eq, %i, %c0 : index
    %next = scf.if %even -> (tensor<?xf32>) {
      scf.yield %a : tensor<?xf32>
    } else {
      %more = call @increased(%a, %one) : (tensor<?xf32>, f32) -> tensor<?xf32>
      scf.yield %more : tensor<?xf32>
    }
    %again = call @increased(%next, %one) : (tensor<?xf32>, f32) -> tensor<?xf32>
    scf.yield %again : tensor<?xf32>
  }
  %s = call @sum(%made) : (tensor<?xf32>) -> f32
  %u = call @sum(%kept#1) : (tensor<?xf32>) -> f32
  %r = addf %s, %u : f32
  return %r : f32
}
