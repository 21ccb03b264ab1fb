extension _Matrix {
  // MARK: - Sums

  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs._merged(with: rhs) { $0 + $1 } }
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs._merged(with: rhs) { $0 - $1 } }
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  @inlinable public static prefix func - (rhs: Self) -> Self { rhs._mapped { -$0 } }

  // MARK: - Products with numbers and vectors

  @inlinable public static func * (lhs: _Scalar, rhs: Self) -> Self { rhs._mapped { lhs * $0 } }
  @inlinable public static func * (lhs: Self, rhs: _Scalar) -> Self { lhs._mapped { $0 * rhs } }
  @inlinable public static func *= (lhs: inout Self, rhs: _Scalar) { lhs = lhs * rhs }

  @inlinable public static func * (lhs: Self, rhs: _Row) -> _Column {
    var result = lhs[0] * rhs[0]
    for index in 1..<_columnCount { result += lhs[index] * rhs[index] }
    return result
  }

  /// The vector is a row.
  @inlinable public static func * (lhs: _Column, rhs: Self) -> _Row {
    var result = _Row()
    for index in 0..<_columnCount { result[index] = (lhs * rhs[index]).sum() }
    return result
  }

  // MARK: - Products with matrices

  @inlinable public static func * <M: _TwoColumns>(lhs: Self, rhs: M) -> _Product2 where M._Column == _Row {
    _Product2(columns: (lhs * rhs.columns.0, lhs * rhs.columns.1))
  }

  @inlinable public static func * <M: _ThreeColumns>(lhs: Self, rhs: M) -> _Product3 where M._Column == _Row {
    _Product3(columns: (lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2))
  }

  @inlinable public static func * <M: _FourColumns>(lhs: Self, rhs: M) -> _Product4 where M._Column == _Row {
    let columns = rhs.columns
    return _Product4(columns: (lhs * columns.0, lhs * columns.1, lhs * columns.2, lhs * columns.3))
  }

  @inlinable public static func *= <M: _SquareMatrix>(lhs: inout Self, rhs: M)
  where M._Column == _Row, M._Row == _Row {
    let old = lhs
    for index in 0..<_columnCount { lhs[index] = old * rhs[index] }
  }
}

extension _SquareMatrix {
  @inlinable public static func * (lhs: Self, rhs: Self) -> Self {
    var result = Self()
    for index in 0..<_columnCount { result[index] = lhs * rhs[index] }
    return result
  }

  @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
