/// See [simd_float3x3](https://developer.apple.com/documentation/simd/simd_float3x3).
@frozen
public struct simd_float3x3: _ThreeColumns, _SquareMatrix, _RotationMatrix {
  public typealias _Scalar = Float
  public typealias _Column = SIMD3<Float>
  public typealias _Row = SIMD3<Float>
  public typealias _Diagonal = SIMD3<Float>
  public typealias _Transposed = simd_float3x3
  public typealias _Rotation = simd_quatf
  public typealias _Product2 = simd_float2x3
  public typealias _Product3 = simd_float3x3
  public typealias _Product4 = simd_float4x3

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [float3x3](https://developer.apple.com/documentation/simd/float3x3).
public typealias float3x3 = simd_float3x3
/// See [matrix_float3x3](https://developer.apple.com/documentation/simd/matrix_float3x3).
public typealias matrix_float3x3 = simd_float3x3

/// See [simd_float3x2](https://developer.apple.com/documentation/simd/simd_float3x2).
@frozen
public struct simd_float3x2: _ThreeColumns {
  public typealias _Scalar = Float
  public typealias _Column = SIMD2<Float>
  public typealias _Row = SIMD3<Float>
  public typealias _Diagonal = SIMD2<Float>
  public typealias _Transposed = simd_float2x3
  public typealias _Product2 = simd_float2x2
  public typealias _Product3 = simd_float3x2
  public typealias _Product4 = simd_float4x2

  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

  @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [float3x2](https://developer.apple.com/documentation/simd/float3x2).
public typealias float3x2 = simd_float3x2
/// See [matrix_float3x2](https://developer.apple.com/documentation/simd/matrix_float3x2).
public typealias matrix_float3x2 = simd_float3x2

/// See [simd_float3x4](https://developer.apple.com/documentation/simd/simd_float3x4).
@frozen
public struct simd_float3x4: _ThreeColumns {
  public typealias _Scalar = Float
  public typealias _Column = SIMD4<Float>
  public typealias _Row = SIMD3<Float>
  public typealias _Diagonal = SIMD3<Float>
  public typealias _Transposed = simd_float4x3
  public typealias _Product2 = simd_float2x4
  public typealias _Product3 = simd_float3x4
  public typealias _Product4 = simd_float4x4

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [float3x4](https://developer.apple.com/documentation/simd/float3x4).
public typealias float3x4 = simd_float3x4
/// See [matrix_float3x4](https://developer.apple.com/documentation/simd/matrix_float3x4).
public typealias matrix_float3x4 = simd_float3x4

/// See [matrix_identity_float3x3](https://developer.apple.com/documentation/simd/matrix_identity_float3x3).
public let matrix_identity_float3x3 = simd_float3x3(1)
