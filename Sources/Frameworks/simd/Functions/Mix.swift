// Between two values.

/// See [mix](https://developer.apple.com/documentation/simd/mix).
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
@inlinable public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { x + t * (y - x) }
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
@inlinable public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }

/// See [step](https://developer.apple.com/documentation/simd/step).
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
@inlinable public func step<T: FloatingPoint>(_ x: T, edge: T) -> T { x < edge ? 0 : 1 }
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
@inlinable public func simd_step<T: FloatingPoint>(_ edge: T, _ x: T) -> T { step(x, edge: edge) }

/// See [smoothstep](https://developer.apple.com/documentation/simd/smoothstep).
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let part = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return part * part * (3 - 2 * part)
}
@inlinable public func smoothstep<T: FloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
@inlinable public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
