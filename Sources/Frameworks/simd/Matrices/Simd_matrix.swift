/// See [simd_matrix](https://developer.apple.com/documentation/simd/simd_matrix).
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD2<S>, _ column1: SIMD2<S>) -> S._Matrix2x2 {
  .init(columns: (column0, column1))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD3<S>, _ column1: SIMD3<S>) -> S._Matrix2x3 {
  .init(columns: (column0, column1))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD4<S>, _ column1: SIMD4<S>) -> S._Matrix2x4 {
  .init(columns: (column0, column1))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD2<S>, _ column1: SIMD2<S>, _ column2: SIMD2<S>)
  -> S._Matrix3x2
{
  .init(columns: (column0, column1, column2))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD3<S>, _ column1: SIMD3<S>, _ column2: SIMD3<S>)
  -> S._Matrix3x3
{
  .init(columns: (column0, column1, column2))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(_ column0: SIMD4<S>, _ column1: SIMD4<S>, _ column2: SIMD4<S>)
  -> S._Matrix3x4
{
  .init(columns: (column0, column1, column2))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(
  _ column0: SIMD2<S>, _ column1: SIMD2<S>, _ column2: SIMD2<S>, _ column3: SIMD2<S>
) -> S._Matrix4x2 {
  .init(columns: (column0, column1, column2, column3))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(
  _ column0: SIMD3<S>, _ column1: SIMD3<S>, _ column2: SIMD3<S>, _ column3: SIMD3<S>
) -> S._Matrix4x3 {
  .init(columns: (column0, column1, column2, column3))
}
@inlinable public func simd_matrix<S: _MatrixScalar>(
  _ column0: SIMD4<S>, _ column1: SIMD4<S>, _ column2: SIMD4<S>, _ column3: SIMD4<S>
) -> S._Matrix4x4 {
  .init(columns: (column0, column1, column2, column3))
}

/// See [matrix_from_columns](https://developer.apple.com/documentation/simd/matrix_from_columns).
@inlinable public func matrix_from_columns<S: _MatrixScalar>(_ column0: SIMD2<S>, _ column1: SIMD2<S>) -> S._Matrix2x2 {
  .init(columns: (column0, column1))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(_ column0: SIMD3<S>, _ column1: SIMD3<S>) -> S._Matrix2x3 {
  .init(columns: (column0, column1))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(_ column0: SIMD4<S>, _ column1: SIMD4<S>) -> S._Matrix2x4 {
  .init(columns: (column0, column1))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD2<S>, _ column1: SIMD2<S>, _ column2: SIMD2<S>
) -> S._Matrix3x2 {
  .init(columns: (column0, column1, column2))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD3<S>, _ column1: SIMD3<S>, _ column2: SIMD3<S>
) -> S._Matrix3x3 {
  .init(columns: (column0, column1, column2))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD4<S>, _ column1: SIMD4<S>, _ column2: SIMD4<S>
) -> S._Matrix3x4 {
  .init(columns: (column0, column1, column2))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD2<S>, _ column1: SIMD2<S>, _ column2: SIMD2<S>, _ column3: SIMD2<S>
) -> S._Matrix4x2 {
  .init(columns: (column0, column1, column2, column3))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD3<S>, _ column1: SIMD3<S>, _ column2: SIMD3<S>, _ column3: SIMD3<S>
) -> S._Matrix4x3 {
  .init(columns: (column0, column1, column2, column3))
}
@inlinable public func matrix_from_columns<S: _MatrixScalar>(
  _ column0: SIMD4<S>, _ column1: SIMD4<S>, _ column2: SIMD4<S>, _ column3: SIMD4<S>
) -> S._Matrix4x4 {
  .init(columns: (column0, column1, column2, column3))
}
