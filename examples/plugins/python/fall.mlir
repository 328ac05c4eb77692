// How far a stone falls: the way of each moment is its speed then, which gravity
// makes, times the length of the moment.
func @fall(%moments: index, %seconds: f64) -> f64 {
  %zero = constant 0 : index
  %moment = units.of %seconds : f64 as !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>
  %gravity = units.constant 9.81 : f64 as !units.quantity<f64, #units.unit<m 1 s -2 kg 0>>
  %way = units.sum %i from %zero to %moments {
    %now = call @time(%i, %moment) : (index, !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>) -> !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>
    %speed = units.mul %gravity, %now : (!units.quantity<f64, #units.unit<m 1 s -2 kg 0>>, !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>) -> !units.quantity<f64, #units.unit<m 1 s -1 kg 0>>
    %step = units.mul %speed, %moment : (!units.quantity<f64, #units.unit<m 1 s -1 kg 0>>, !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>) -> !units.quantity<f64, #units.unit<m 1 s 0 kg 0>>
    units.yield %step : !units.quantity<f64, #units.unit<m 1 s 0 kg 0>>
  } : !units.quantity<f64, #units.unit<m 1 s 0 kg 0>>
  %metres = units.number %way : !units.quantity<f64, #units.unit<m 1 s 0 kg 0>>
  return %metres : f64
}

// The time at the end of moment %i.
func private @time(%i: index, %moment: !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>) -> !units.quantity<f64, #units.unit<m 0 s 1 kg 0>> {
  %none = constant 0 : index
  %one = constant 1 : index
  %end = addi %i, %one : index
  %time = units.sum %j from %none to %end {
    units.yield %moment : !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>
  } : !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>
  return %time : !units.quantity<f64, #units.unit<m 0 s 1 kg 0>>
}
