/// See [simd_double2x2](https://developer.apple.com/documentation/simd/simd_double2x2).
@frozen
public struct simd_double2x2: _TwoColumns, _SquareMatrix {
  public typealias _Scalar = Double
  public typealias _Column = SIMD2<Double>
  public typealias _Row = SIMD2<Double>
  public typealias _Diagonal = SIMD2<Double>
  public typealias _Transposed = simd_double2x2
  public typealias _Product2 = simd_double2x2
  public typealias _Product3 = simd_double3x2
  public typealias _Product4 = simd_double4x2

  public var columns: (SIMD2<Double>, SIMD2<Double>)

  @inlinable public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [double2x2](https://developer.apple.com/documentation/simd/double2x2).
public typealias double2x2 = simd_double2x2
/// See [matrix_double2x2](https://developer.apple.com/documentation/simd/matrix_double2x2).
public typealias matrix_double2x2 = simd_double2x2

/// See [simd_double2x3](https://developer.apple.com/documentation/simd/simd_double2x3).
@frozen
public struct simd_double2x3: _TwoColumns {
  public typealias _Scalar = Double
  public typealias _Column = SIMD3<Double>
  public typealias _Row = SIMD2<Double>
  public typealias _Diagonal = SIMD2<Double>
  public typealias _Transposed = simd_double3x2
  public typealias _Product2 = simd_double2x3
  public typealias _Product3 = simd_double3x3
  public typealias _Product4 = simd_double4x3

  public var columns: (SIMD3<Double>, SIMD3<Double>)

  @inlinable public init(columns: (SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [double2x3](https://developer.apple.com/documentation/simd/double2x3).
public typealias double2x3 = simd_double2x3
/// See [matrix_double2x3](https://developer.apple.com/documentation/simd/matrix_double2x3).
public typealias matrix_double2x3 = simd_double2x3

/// See [simd_double2x4](https://developer.apple.com/documentation/simd/simd_double2x4).
@frozen
public struct simd_double2x4: _TwoColumns {
  public typealias _Scalar = Double
  public typealias _Column = SIMD4<Double>
  public typealias _Row = SIMD2<Double>
  public typealias _Diagonal = SIMD2<Double>
  public typealias _Transposed = simd_double4x2
  public typealias _Product2 = simd_double2x4
  public typealias _Product3 = simd_double3x4
  public typealias _Product4 = simd_double4x4

  public var columns: (SIMD4<Double>, SIMD4<Double>)

  @inlinable public init(columns: (SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs._allColumns(with: rhs) { $0 == $1 } }
}

/// See [double2x4](https://developer.apple.com/documentation/simd/double2x4).
public typealias double2x4 = simd_double2x4
/// See [matrix_double2x4](https://developer.apple.com/documentation/simd/matrix_double2x4).
public typealias matrix_double2x4 = simd_double2x4

/// See [matrix_identity_double2x2](https://developer.apple.com/documentation/simd/matrix_identity_double2x2).
public let matrix_identity_double2x2 = simd_double2x2(1)
