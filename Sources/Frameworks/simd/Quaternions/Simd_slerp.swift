import Glibc

/// See [simd_slerp](https://developer.apple.com/documentation/simd/simd_slerp).
@inlinable public func simd_slerp<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ t: Q._Scalar) -> Q {
  _between(q0, simd_dot(q0, q1) >= 0 ? q1 : -q1, t)
}

/// See [simd_slerp_longest](https://developer.apple.com/documentation/simd/simd_slerp_longest).
@inlinable public func simd_slerp_longest<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ t: Q._Scalar) -> Q {
  _between(q0, simd_dot(q0, q1) >= 0 ? -q1 : q1, t)
}

/// The quaternions have the length 1; the angle between them is measured by their sum and difference, which is exact for
/// small ones too.
@inlinable func _between<Q: _Quaternion>(_ first: Q, _ second: Q, _ t: Q._Scalar) -> Q {
  let angle = 2 * Glibc.atan2(Double((first - second).length), Double((first + second).length))
  func share(_ part: Double) -> Q._Scalar {
    guard angle > 0 else { return Q._Scalar(part) }
    let whole = Glibc.sin(angle)
    return Q._Scalar(whole == 0 ? part : Glibc.sin(part * angle) / whole)
  }
  return (share(1 - Double(t)) * first + share(Double(t)) * second).normalized
}

/// See [simd_spline](https://developer.apple.com/documentation/simd/simd_spline).
@inlinable public func simd_spline<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ q2: Q, _ q3: Q, _ t: Q._Scalar) -> Q {
  func control(_ before: Q, _ here: Q, _ after: Q) -> Q {
    let back = here.inverse
    return here * exp((log(back * before) + log(back * after)) * (-0.25))
  }
  let ends = _between(q1, q2, t)
  let controls = _between(control(q0, q1, q2), control(q1, q2, q3), t)
  return _between(ends, controls, 2 * t * (1 - t))
}

/// See [simd_bezier](https://developer.apple.com/documentation/simd/simd_bezier).
@inlinable public func simd_bezier<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ q2: Q, _ q3: Q, _ t: Q._Scalar) -> Q {
  let middle = _between(q1, q2, t)
  let left = _between(_between(q0, q1, t), middle, t)
  return _between(left, _between(middle, _between(q2, q3, t), t), t)
}
