/// See [min](https://developer.apple.com/documentation/simd/min).
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(vector, V(repeating: scalar))
}
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func simd_min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }

/// See [max](https://developer.apple.com/documentation/simd/max).
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(vector, V(repeating: scalar))
}
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func simd_max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

/// See [clamp](https://developer.apple.com/documentation/simd/clamp).
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
@inlinable public func clamp<T: Comparable & Numeric>(_ x: T, min: T, max: T) -> T { Swift.min(Swift.max(x, min), max) }
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func simd_clamp<T: Comparable>(_ x: T, _ min: T, _ max: T) -> T { Swift.min(Swift.max(x, min), max) }
