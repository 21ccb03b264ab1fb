/// See [simd_equal](https://developer.apple.com/documentation/simd/simd_equal).
@inlinable public func simd_equal<M: _Matrix>(_ x: M, _ y: M) -> Bool { x == y }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

@inlinable public func simd_almost_equal_elements<M: _Matrix>(_ x: M, _ y: M, _ tol: M._Scalar) -> Bool {
  x._allColumns(with: y) { simd_almost_equal_elements($0, $1, tol) }
}
@inlinable public func simd_almost_equal_elements_relative<M: _Matrix>(_ x: M, _ y: M, _ tol: M._Scalar) -> Bool {
  x._allColumns(with: y) { simd_almost_equal_elements_relative($0, $1, tol) }
}

@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tol: V.Scalar) -> Bool
where V.Scalar: FloatingPoint {
  x.indices.allSatisfy { Swift.abs(x[$0] - y[$0]) <= tol }
}
@inlinable public func simd_almost_equal_elements_relative<V: SIMD>(_ x: V, _ y: V, _ tol: V.Scalar) -> Bool
where V.Scalar: FloatingPoint {
  x.indices.allSatisfy { Swift.abs(x[$0] - y[$0]) <= tol * Swift.abs(x[$0]) }
}

@inlinable public func matrix_equal<M: _Matrix>(_ x: M, _ y: M) -> Bool { x == y }
@inlinable public func matrix_almost_equal_elements<M: _Matrix>(_ x: M, _ y: M, _ tol: M._Scalar) -> Bool {
  simd_almost_equal_elements(x, y, tol)
}
@inlinable public func matrix_almost_equal_elements_relative<M: _Matrix>(_ x: M, _ y: M, _ tol: M._Scalar) -> Bool {
  simd_almost_equal_elements_relative(x, y, tol)
}
