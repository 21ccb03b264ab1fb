/// A matrix with as many rows as columns.
public protocol _SquareMatrix: _Matrix where _Row == _Column, _Diagonal == _Column, _Transposed == Self {
  var determinant: _Scalar { get }
  /// Of a matrix that has none, its elements are no numbers or infinite.
  var inverse: Self { get }
}

// The inverse is the transposed matrix of the cofactors, divided by the determinant.

extension _SquareMatrix where Self: _TwoColumns {
  @inlinable public var determinant: _Scalar { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

  @inlinable public var inverse: Self {
    let adjugate = Self(_Column(columns.1.y, -columns.0.y), _Column(-columns.1.x, columns.0.x))
    return adjugate * (1 / determinant)
  }
}

extension _SquareMatrix where Self: _ThreeColumns {
  @inlinable public var determinant: _Scalar { (columns.0 * cross(columns.1, columns.2)).sum() }

  @inlinable public var inverse: Self {
    let (first, second, third) = columns
    let rows = Self(cross(second, third), cross(third, first), cross(first, second))
    return rows.transpose * (1 / (first * rows[0]).sum())
  }
}

extension _SquareMatrix where Self: _FourColumns {
  /// The determinants of the pairs of rows of two columns, in the order 01, 02, 03, 12, 13, 23.
  @inlinable static func _pairs(_ first: _Column, _ second: _Column) -> [_Scalar] {
    var result: [_Scalar] = []
    for upper in 0..<3 {
      for lower in (upper + 1)..<4 { result.append(first[upper] * second[lower] - first[lower] * second[upper]) }
    }
    return result
  }

  @inlinable static func _determinant(_ left: [_Scalar], _ right: [_Scalar]) -> _Scalar {
    let outer: _Scalar = left[0] * right[5] - left[1] * right[4] + left[2] * right[3]
    return outer + left[3] * right[2] - left[4] * right[1] + left[5] * right[0]
  }

  @inlinable public var determinant: _Scalar {
    Self._determinant(Self._pairs(columns.0, columns.1), Self._pairs(columns.2, columns.3))
  }

  /// The cofactors of the column beside `column`, with the pairs of the two others.
  @inlinable static func _cofactors(_ column: _Column, _ pairs: [_Scalar]) -> _Column {
    let first: _Scalar = column[1] * pairs[5] - column[2] * pairs[4] + column[3] * pairs[3]
    let second: _Scalar = column[2] * pairs[2] - column[0] * pairs[5] - column[3] * pairs[1]
    let third: _Scalar = column[0] * pairs[4] - column[1] * pairs[2] + column[3] * pairs[0]
    let fourth: _Scalar = column[1] * pairs[1] - column[0] * pairs[3] - column[2] * pairs[0]
    return _Column(first, second, third, fourth)
  }

  @inlinable public var inverse: Self {
    let left = Self._pairs(columns.0, columns.1)
    let right = Self._pairs(columns.2, columns.3)
    let rows = Self(
      Self._cofactors(columns.1, right), -Self._cofactors(columns.0, right),
      Self._cofactors(columns.3, left), -Self._cofactors(columns.2, left))
    return rows.transpose * (1 / Self._determinant(left, right))
  }
}
