// What lies on the other side of a surface with the normal `n`, which has to have the length 1.

/// See [reflect](https://developer.apple.com/documentation/simd/reflect).
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - 2 * simd_dot(x, n) * n }
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }

/// See [refract](https://developer.apple.com/documentation/simd/refract).
///
/// Zero where all is reflected.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let cosine = simd_dot(x, n)
  let square = 1 - eta * eta * (1 - cosine * cosine)
  guard square >= 0 else { return V() }
  return eta * x - (eta * cosine + square.squareRoot()) * n
}
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  refract(x, n: n, eta: eta)
}
