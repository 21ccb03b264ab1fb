import Glibc

// The names that the functions of C have.

/// See [simd_quaternion](https://developer.apple.com/documentation/simd/simd_quaternion).
@inlinable public func simd_quaternion<S: _MatrixScalar>(_ ix: S, _ iy: S, _ iz: S, _ r: S) -> S._Quaternion {
  .init(ix: ix, iy: iy, iz: iz, r: r)
}
@inlinable public func simd_quaternion<S: _MatrixScalar>(_ xyzr: SIMD4<S>) -> S._Quaternion { .init(vector: xyzr) }
@inlinable public func simd_quaternion<S: _MatrixScalar>(_ angle: S, _ axis: SIMD3<S>) -> S._Quaternion {
  .init(angle: angle, axis: axis)
}
@inlinable public func simd_quaternion<S: _MatrixScalar>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> S._Quaternion {
  .init(from: from, to: to)
}
@inlinable public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
@inlinable public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
@inlinable public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
@inlinable public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }

@inlinable public func simd_real<Q: _Quaternion>(_ q: Q) -> Q._Scalar { q.real }
@inlinable public func simd_imag<Q: _Quaternion>(_ q: Q) -> SIMD3<Q._Scalar> { q.imag }
@inlinable public func simd_angle<Q: _Quaternion>(_ q: Q) -> Q._Scalar { q.angle }
@inlinable public func simd_axis<Q: _Quaternion>(_ q: Q) -> SIMD3<Q._Scalar> { q.axis }
@inlinable public func simd_act<Q: _Quaternion>(_ q: Q, _ v: SIMD3<Q._Scalar>) -> SIMD3<Q._Scalar> { q.act(v) }
@inlinable public func simd_conjugate<Q: _Quaternion>(_ q: Q) -> Q { q.conjugate }
@inlinable public func simd_inverse<Q: _Quaternion>(_ q: Q) -> Q { q.inverse }
@inlinable public func simd_negate<Q: _Quaternion>(_ q: Q) -> Q { -q }
@inlinable public func simd_normalize<Q: _Quaternion>(_ q: Q) -> Q { q.normalized }
@inlinable public func simd_length<Q: _Quaternion>(_ q: Q) -> Q._Scalar { q.length }
@inlinable public func simd_add<Q: _Quaternion>(_ p: Q, _ q: Q) -> Q { p + q }
@inlinable public func simd_sub<Q: _Quaternion>(_ p: Q, _ q: Q) -> Q { p - q }
@inlinable public func simd_mul<Q: _Quaternion>(_ p: Q, _ q: Q) -> Q { p * q }
@inlinable public func simd_mul<Q: _Quaternion>(_ q: Q, _ a: Q._Scalar) -> Q { q * a }
@inlinable public func simd_mul<Q: _Quaternion>(_ a: Q._Scalar, _ q: Q) -> Q { a * q }
@inlinable public func simd_dot<Q: _Quaternion>(_ p: Q, _ q: Q) -> Q._Scalar { (p.vector * q.vector).sum() }
@inlinable public func dot<Q: _Quaternion>(_ p: Q, _ q: Q) -> Q._Scalar { simd_dot(p, q) }

/// See [exp(_:)](https://developer.apple.com/documentation/simd/exp(_:)-9q8na).
@inlinable public func exp<Q: _Quaternion>(_ q: Q) -> Q {
  let angle = Double(simd_length(q.imag))
  let scale = Glibc.exp(Double(q.real))
  let imaginary = scale * (angle == 0 ? 1 : Glibc.sin(angle) / angle)
  return Q(real: Q._Scalar(scale * Glibc.cos(angle)), imag: q.imag * Q._Scalar(imaginary))
}

/// See [log(_:)](https://developer.apple.com/documentation/simd/log(_:)-xpx0).
@inlinable public func log<Q: _Quaternion>(_ q: Q) -> Q {
  let length = Double(simd_length(q.imag))
  let angle = Glibc.atan2(length, Double(q.real))
  let real = Q._Scalar(Glibc.log(Double(q.length)))
  return Q(real: real, imag: length == 0 ? SIMD3() : q.imag * Q._Scalar(angle / length))
}
