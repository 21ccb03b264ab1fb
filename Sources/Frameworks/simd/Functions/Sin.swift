import Glibc

// The functions of C for numbers, on each element of a vector. They compute with `Double`, also where the elements are
// `Float`.

@inlinable public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.acos($0) } }
@inlinable public func acosh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.acosh($0) }
}
@inlinable public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.asin($0) } }
@inlinable public func asinh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.asinh($0) }
}
@inlinable public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.atan($0) } }
@inlinable public func atanh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.atanh($0) }
}
@inlinable public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.cbrt($0) } }
@inlinable public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.cos($0) } }
@inlinable public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.cosh($0) } }
@inlinable public func erf<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.erf($0) } }
@inlinable public func erfc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.erfc($0) } }
@inlinable public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.exp($0) } }
@inlinable public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.exp2($0) } }
@inlinable public func expm1<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.expm1($0) }
}
@inlinable public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.log($0) } }
@inlinable public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.log10($0) }
}
@inlinable public func log1p<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.log1p($0) }
}
@inlinable public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.log2($0) } }
@inlinable public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.sin($0) } }
@inlinable public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.sinh($0) } }
@inlinable public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.tan($0) } }
@inlinable public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x._doubles { Glibc.tanh($0) } }
@inlinable public func tgamma<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.tgamma($0) }
}
@inlinable public func exp10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles { Glibc.pow(10, $0) }
}

@inlinable public func atan2<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.atan2($0, $1) }
}
@inlinable public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.fmod($0, $1) }
}
@inlinable public func hypot<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.hypot($0, $1) }
}
@inlinable public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.pow($0, $1) }
}
@inlinable public func remainder<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.remainder($0, $1) }
}
@inlinable public func copysign<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.copysign($0, $1) }
}
@inlinable public func fdim<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x._doubles(y) { Glibc.fdim($0, $1) }
}

@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
@inlinable public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrEven) }
@inlinable public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
@inlinable public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
@inlinable public func fma<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint { z.addingProduct(x, y) }
@inlinable public func fmin<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
@inlinable public func fmax<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }

extension SIMD where Scalar: BinaryFloatingPoint {
  @inlinable func _doubles(_ change: (Double) -> Double) -> Self { _elements { Scalar(change(Double($0))) } }

  @inlinable func _doubles(_ other: Self, _ merge: (Double, Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(merge(Double(self[index]), Double(other[index]))) }
    return result
  }
}
