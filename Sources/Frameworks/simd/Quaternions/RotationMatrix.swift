/// A square matrix that can hold a rotation in space.
public protocol _RotationMatrix: _SquareMatrix {
  associatedtype _Rotation: _Quaternion where _Rotation._Scalar == _Scalar
}

extension _RotationMatrix {
  @inlinable public init(_ quaternion: _Rotation) {
    self.init(1)
    for index in 0..<3 {
      var axis = SIMD3<_Scalar>()
      axis[index] = 1
      let image = quaternion.act(axis)
      for row in 0..<3 { self[index][row] = image[row] }
    }
  }
}

/// See [simd_matrix3x3](https://developer.apple.com/documentation/simd/simd_matrix3x3).
@inlinable public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
@inlinable public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// See [simd_matrix4x4](https://developer.apple.com/documentation/simd/simd_matrix4x4).
@inlinable public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
@inlinable public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
