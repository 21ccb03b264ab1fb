// The names that the functions of C have, the old ones included.

/// See [simd_mul](https://developer.apple.com/documentation/simd/simd_mul).
@inlinable public func simd_mul<M: _Matrix>(_ a: M._Scalar, _ x: M) -> M { a * x }
@inlinable public func simd_mul<M: _Matrix>(_ x: M, _ y: M._Row) -> M._Column { x * y }
@inlinable public func simd_mul<M: _Matrix>(_ x: M._Column, _ y: M) -> M._Row { x * y }
@inlinable public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
@inlinable @_disfavoredOverload public func simd_mul<A: _Matrix, B: _TwoColumns>(_ x: A, _ y: B) -> A._Product2
where B._Column == A._Row {
  x * y
}
@inlinable @_disfavoredOverload public func simd_mul<A: _Matrix, B: _ThreeColumns>(_ x: A, _ y: B) -> A._Product3
where B._Column == A._Row {
  x * y
}
@inlinable @_disfavoredOverload public func simd_mul<A: _Matrix, B: _FourColumns>(_ x: A, _ y: B) -> A._Product4
where B._Column == A._Row {
  x * y
}

/// See [matrix_multiply](https://developer.apple.com/documentation/simd/matrix_multiply).
@inlinable public func matrix_multiply<M: _Matrix>(_ x: M, _ y: M._Row) -> M._Column { x * y }
@inlinable public func matrix_multiply<M: _Matrix>(_ x: M._Column, _ y: M) -> M._Row { x * y }
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
@inlinable @_disfavoredOverload public func matrix_multiply<A: _Matrix, B: _TwoColumns>(_ x: A, _ y: B) -> A._Product2
where B._Column == A._Row { x * y }
@inlinable @_disfavoredOverload public func matrix_multiply<A: _Matrix, B: _ThreeColumns>(_ x: A, _ y: B) -> A._Product3
where B._Column == A._Row { x * y }
@inlinable @_disfavoredOverload public func matrix_multiply<A: _Matrix, B: _FourColumns>(_ x: A, _ y: B) -> A._Product4
where B._Column == A._Row { x * y }

@inlinable public func simd_add<M: _Matrix>(_ x: M, _ y: M) -> M { x + y }
@inlinable public func simd_sub<M: _Matrix>(_ x: M, _ y: M) -> M { x - y }
@inlinable public func simd_linear_combination<M: _Matrix>(_ a: M._Scalar, _ x: M, _ b: M._Scalar, _ y: M) -> M {
  a * x + b * y
}
@inlinable public func matrix_scale<M: _Matrix>(_ a: M._Scalar, _ x: M) -> M { a * x }
@inlinable public func matrix_add<M: _Matrix>(_ x: M, _ y: M) -> M { x + y }
@inlinable public func matrix_sub<M: _Matrix>(_ x: M, _ y: M) -> M { x - y }
@inlinable public func matrix_linear_combination<M: _Matrix>(_ a: M._Scalar, _ x: M, _ b: M._Scalar, _ y: M) -> M {
  a * x + b * y
}
