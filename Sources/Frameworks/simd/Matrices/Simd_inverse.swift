// The names that the functions of C have, the old ones included.

/// See [simd_inverse](https://developer.apple.com/documentation/simd/simd_inverse).
@inlinable public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
@inlinable public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M._Scalar { x.determinant }
@inlinable public func simd_transpose<M: _Matrix>(_ x: M) -> M._Transposed { x.transpose }
@inlinable public func simd_trace<M: _SquareMatrix>(_ x: M) -> M._Scalar {
  (0..<M._columnCount).reduce(0) { $0 + x[$1][$1] }
}

@inlinable public func matrix_invert<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
@inlinable public func matrix_determinant<M: _SquareMatrix>(_ x: M) -> M._Scalar { x.determinant }
@inlinable public func matrix_transpose<M: _Matrix>(_ x: M) -> M._Transposed { x.transpose }

@inlinable public func simd_diagonal_matrix<S: _MatrixScalar>(_ x: SIMD2<S>) -> S._Matrix2x2 {
  .init(SIMD2(x.x, 0), SIMD2(0, x.y))
}
@inlinable public func simd_diagonal_matrix<S: _MatrixScalar>(_ x: SIMD3<S>) -> S._Matrix3x3 {
  .init(SIMD3(x.x, 0, 0), SIMD3(0, x.y, 0), SIMD3(0, 0, x.z))
}
@inlinable public func simd_diagonal_matrix<S: _MatrixScalar>(_ x: SIMD4<S>) -> S._Matrix4x4 {
  .init(SIMD4(x.x, 0, 0, 0), SIMD4(0, x.y, 0, 0), SIMD4(0, 0, x.z, 0), SIMD4(0, 0, 0, x.w))
}
@inlinable public func matrix_from_diagonal<S: _MatrixScalar>(_ x: SIMD2<S>) -> S._Matrix2x2 { simd_diagonal_matrix(x) }
@inlinable public func matrix_from_diagonal<S: _MatrixScalar>(_ x: SIMD3<S>) -> S._Matrix3x3 { simd_diagonal_matrix(x) }
@inlinable public func matrix_from_diagonal<S: _MatrixScalar>(_ x: SIMD4<S>) -> S._Matrix4x4 { simd_diagonal_matrix(x) }
