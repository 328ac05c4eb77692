// Squares a number and adds a constant, so many times: a point of a Julia set.
func @julia(%times: index, %re: f64, %im: f64) -> (f64, f64) {
  %start = cplx.create %re, %im : f64
  %c = cplx.constant #cplx.value<-0.5 : f64, 0.25 : f64> : f64
  %end = call @iterated(%times, %start, %c) : (index, !cplx.number<f64>, !cplx.number<f64>) -> !cplx.number<f64>
  %x = cplx.re %end : f64
  %y = cplx.im %end : f64
  return %x, %y : f64, f64
}

func private @iterated(%times: index, %start: !cplx.number<f64>, %c: !cplx.number<f64>) -> !cplx.number<f64> {
  %end = cplx.iterate %times times from %z = %start : f64 {
    %square = cplx.mul %z, %z : f64
    %next = cplx.add %square, %c : f64
    cplx.yield %next : f64
  }
  return %end : !cplx.number<f64>
}
