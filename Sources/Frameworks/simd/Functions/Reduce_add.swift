// One value of all elements.

/// See [reduce_add](https://developer.apple.com/documentation/simd/reduce_add).
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }

/// See [reduce_min](https://developer.apple.com/documentation/simd/reduce_min).
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// See [reduce_max](https://developer.apple.com/documentation/simd/reduce_max).
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// See [simd_any](https://developer.apple.com/documentation/simd/simd_any).
///
/// Whether the highest bit of an element is set, as comparisons in C set it.
@inlinable public func simd_any<V: SIMD>(_ x: V) -> Bool where V.Scalar: FixedWidthInteger & SignedInteger {
  x.indices.contains { x[$0] < 0 }
}
@inlinable public func simd_all<V: SIMD>(_ x: V) -> Bool where V.Scalar: FixedWidthInteger & SignedInteger {
  x.indices.allSatisfy { x[$0] < 0 }
}

/// See [simd_select](https://developer.apple.com/documentation/simd/simd_select).
///
/// The elements of `y` where the highest bit of the mask's is set.
@inlinable public func simd_select<V: SIMD, M: SIMD>(_ x: V, _ y: V, _ mask: M) -> V
where M.Scalar: FixedWidthInteger & SignedInteger, V.MaskStorage == M {
  var result = x
  for index in x.indices where mask[index] < 0 { result[index] = y[index] }
  return result
}
