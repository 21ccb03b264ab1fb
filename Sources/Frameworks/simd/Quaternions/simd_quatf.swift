/// See [simd_quatf](https://developer.apple.com/documentation/simd/simd_quatf).
@frozen
public struct simd_quatf: _Quaternion {
  public typealias _Scalar = Float

  public var vector: SIMD4<Float>

  @inlinable public init(vector: SIMD4<Float>) { self.vector = vector }

  @inlinable public init(_ rotationMatrix: simd_float3x3) { self.init(_columns: rotationMatrix.columns) }

  @inlinable public init(_ rotationMatrix: simd_float4x4) {
    let (x, y, z, _) = rotationMatrix.columns
    self.init(_columns: (x._top, y._top, z._top))
  }
}

/// See [simd_quatd](https://developer.apple.com/documentation/simd/simd_quatd).
@frozen
public struct simd_quatd: _Quaternion {
  public typealias _Scalar = Double

  public var vector: SIMD4<Double>

  @inlinable public init(vector: SIMD4<Double>) { self.vector = vector }

  @inlinable public init(_ rotationMatrix: simd_double3x3) { self.init(_columns: rotationMatrix.columns) }

  @inlinable public init(_ rotationMatrix: simd_double4x4) {
    let (x, y, z, _) = rotationMatrix.columns
    self.init(_columns: (x._top, y._top, z._top))
  }
}

extension SIMD4 {
  @inlinable var _top: SIMD3<Scalar> { SIMD3(x, y, z) }
}
