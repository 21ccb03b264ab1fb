/// The numbers that matrices are made of, with the matrices of each.
public protocol _MatrixScalar: SIMDScalar, BinaryFloatingPoint, Codable {
  associatedtype _Matrix2x2: _TwoColumns where _Matrix2x2._Column == SIMD2<Self>, _Matrix2x2._Row == SIMD2<Self>
  associatedtype _Matrix2x3: _TwoColumns where _Matrix2x3._Column == SIMD3<Self>, _Matrix2x3._Row == SIMD2<Self>
  associatedtype _Matrix2x4: _TwoColumns where _Matrix2x4._Column == SIMD4<Self>, _Matrix2x4._Row == SIMD2<Self>
  associatedtype _Matrix3x2: _ThreeColumns where _Matrix3x2._Column == SIMD2<Self>, _Matrix3x2._Row == SIMD3<Self>
  associatedtype _Matrix3x3: _ThreeColumns where _Matrix3x3._Column == SIMD3<Self>, _Matrix3x3._Row == SIMD3<Self>
  associatedtype _Matrix3x4: _ThreeColumns where _Matrix3x4._Column == SIMD4<Self>, _Matrix3x4._Row == SIMD3<Self>
  associatedtype _Matrix4x2: _FourColumns where _Matrix4x2._Column == SIMD2<Self>, _Matrix4x2._Row == SIMD4<Self>
  associatedtype _Matrix4x3: _FourColumns where _Matrix4x3._Column == SIMD3<Self>, _Matrix4x3._Row == SIMD4<Self>
  associatedtype _Matrix4x4: _FourColumns where _Matrix4x4._Column == SIMD4<Self>, _Matrix4x4._Row == SIMD4<Self>
  associatedtype _Quaternion: simd._Quaternion where _Quaternion._Scalar == Self
}

extension Float: _MatrixScalar {
  public typealias _Matrix2x2 = simd_float2x2
  public typealias _Matrix2x3 = simd_float2x3
  public typealias _Matrix2x4 = simd_float2x4
  public typealias _Matrix3x2 = simd_float3x2
  public typealias _Matrix3x3 = simd_float3x3
  public typealias _Matrix3x4 = simd_float3x4
  public typealias _Matrix4x2 = simd_float4x2
  public typealias _Matrix4x3 = simd_float4x3
  public typealias _Matrix4x4 = simd_float4x4
  public typealias _Quaternion = simd_quatf
}

extension Double: _MatrixScalar {
  public typealias _Matrix2x2 = simd_double2x2
  public typealias _Matrix2x3 = simd_double2x3
  public typealias _Matrix2x4 = simd_double2x4
  public typealias _Matrix3x2 = simd_double3x2
  public typealias _Matrix3x3 = simd_double3x3
  public typealias _Matrix3x4 = simd_double3x4
  public typealias _Matrix4x2 = simd_double4x2
  public typealias _Matrix4x3 = simd_double4x3
  public typealias _Matrix4x4 = simd_double4x4
  public typealias _Quaternion = simd_quatd
}
