// What is done with each element by itself. The precise and the fast ones of C are the same here.

/// See [abs](https://developer.apple.com/documentation/simd/abs).
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger { simd_abs(x) }
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x._elements { $0.magnitude }
}
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}
@inlinable public func simd_abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }

/// See [sign](https://developer.apple.com/documentation/simd/sign).
///
/// Zero of zero and of what is no number.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x._elements { simd_sign($0) } }
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x._elements { simd_sign($0) } }
@inlinable public func sign<T: FloatingPoint>(_ x: T) -> T { simd_sign(x) }
@inlinable public func simd_sign<T: FloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// See [fract](https://developer.apple.com/documentation/simd/fract).
///
/// The distance to the next lower whole number, always less than 1.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x._elements { simd_fract($0) } }
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x._elements { simd_fract($0) } }
@inlinable public func fract<T: FloatingPoint>(_ x: T) -> T { simd_fract(x) }
@inlinable public func simd_fract<T: FloatingPoint>(_ x: T) -> T { Swift.min(x - x.rounded(.down), T(1).nextDown) }

/// See [recip](https://developer.apple.com/documentation/simd/recip).
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
@inlinable public func recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
@inlinable public func simd_recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
@inlinable public func simd_precise_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
@inlinable public func simd_precise_recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
@inlinable public func simd_fast_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
@inlinable public func simd_fast_recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }

/// See [rsqrt](https://developer.apple.com/documentation/simd/rsqrt).
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
@inlinable public func rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
@inlinable public func simd_rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
@inlinable public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
@inlinable public func simd_precise_rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
@inlinable public func simd_fast_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
@inlinable public func simd_fast_rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }

extension SIMD {
  @inlinable func _elements(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(self[index]) }
    return result
  }
}
