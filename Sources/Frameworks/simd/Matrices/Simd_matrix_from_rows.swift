/// See [simd_matrix_from_rows](https://developer.apple.com/documentation/simd/simd_matrix_from_rows).
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD2<S>, _ row1: SIMD2<S>) -> S._Matrix2x2 {
  .init(rows: [row0, row1])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD3<S>, _ row1: SIMD3<S>) -> S._Matrix3x2 {
  .init(rows: [row0, row1])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD4<S>, _ row1: SIMD4<S>) -> S._Matrix4x2 {
  .init(rows: [row0, row1])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD2<S>, _ row1: SIMD2<S>, _ row2: SIMD2<S>)
  -> S._Matrix2x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD3<S>, _ row1: SIMD3<S>, _ row2: SIMD3<S>)
  -> S._Matrix3x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD4<S>, _ row1: SIMD4<S>, _ row2: SIMD4<S>)
  -> S._Matrix4x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD2<S>, _ row1: SIMD2<S>, _ row2: SIMD2<S>, _ row3: SIMD2<S>
) -> S._Matrix2x4 {
  .init(rows: [row0, row1, row2, row3])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD3<S>, _ row1: SIMD3<S>, _ row2: SIMD3<S>, _ row3: SIMD3<S>
) -> S._Matrix3x4 {
  .init(rows: [row0, row1, row2, row3])
}
@inlinable public func simd_matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD4<S>, _ row1: SIMD4<S>, _ row2: SIMD4<S>, _ row3: SIMD4<S>
) -> S._Matrix4x4 {
  .init(rows: [row0, row1, row2, row3])
}

/// See [matrix_from_rows](https://developer.apple.com/documentation/simd/matrix_from_rows).
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD2<S>, _ row1: SIMD2<S>) -> S._Matrix2x2 {
  .init(rows: [row0, row1])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD3<S>, _ row1: SIMD3<S>) -> S._Matrix3x2 {
  .init(rows: [row0, row1])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD4<S>, _ row1: SIMD4<S>) -> S._Matrix4x2 {
  .init(rows: [row0, row1])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD2<S>, _ row1: SIMD2<S>, _ row2: SIMD2<S>)
  -> S._Matrix2x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD3<S>, _ row1: SIMD3<S>, _ row2: SIMD3<S>)
  -> S._Matrix3x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(_ row0: SIMD4<S>, _ row1: SIMD4<S>, _ row2: SIMD4<S>)
  -> S._Matrix4x3
{
  .init(rows: [row0, row1, row2])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD2<S>, _ row1: SIMD2<S>, _ row2: SIMD2<S>, _ row3: SIMD2<S>
) -> S._Matrix2x4 {
  .init(rows: [row0, row1, row2, row3])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD3<S>, _ row1: SIMD3<S>, _ row2: SIMD3<S>, _ row3: SIMD3<S>
) -> S._Matrix3x4 {
  .init(rows: [row0, row1, row2, row3])
}
@inlinable public func matrix_from_rows<S: _MatrixScalar>(
  _ row0: SIMD4<S>, _ row1: SIMD4<S>, _ row2: SIMD4<S>, _ row3: SIMD4<S>
) -> S._Matrix4x4 {
  .init(rows: [row0, row1, row2, row3])
}
