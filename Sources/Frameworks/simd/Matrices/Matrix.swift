/// What all matrices of the module have in common.
public protocol _Matrix: Equatable, CustomDebugStringConvertible, Sendable
where _Transposed._Column == _Row, _Transposed._Row == _Column {
  associatedtype _Scalar: SIMDScalar, BinaryFloatingPoint
  associatedtype _Column: SIMD where _Column.Scalar == _Scalar
  /// A vector with an element for each column.
  associatedtype _Row: SIMD where _Row.Scalar == _Scalar
  associatedtype _Diagonal: SIMD where _Diagonal.Scalar == _Scalar
  associatedtype _Transposed: _Matrix
  /// The product with a matrix of two columns.
  associatedtype _Product2: _TwoColumns where _Product2._Column == _Column
  associatedtype _Product3: _ThreeColumns where _Product3._Column == _Column
  associatedtype _Product4: _FourColumns where _Product4._Column == _Column

  init()
  subscript(column: Int) -> _Column { get set }
}

extension _Matrix {
  @inlinable static var _columnCount: Int { _Row.scalarCount }
  @inlinable static var _rowCount: Int { _Column.scalarCount }

  // MARK: - Making

  @inlinable public init(_ scalar: _Scalar) { self.init(diagonal: _Diagonal(repeating: scalar)) }

  @inlinable public init(diagonal: _Diagonal) {
    self.init()
    for index in diagonal.indices { self[index][index] = diagonal[index] }
  }

  @inlinable public init(_ columns: [_Column]) {
    precondition(columns.count == Self._columnCount, "Requires array of \(Self._columnCount) vectors")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  @inlinable public init(rows: [_Row]) {
    precondition(rows.count == Self._rowCount, "Requires array of \(Self._rowCount) vectors")
    self.init()
    for (row, values) in rows.enumerated() {
      for column in 0..<Self._columnCount { self[column][row] = values[column] }
    }
  }

  @available(swift, deprecated: 4, message: "This conversion is no longer needed")
  @inlinable public init(_ cmatrix: Self) { self = cmatrix }

  @available(swift, deprecated: 4, message: "Use the matrix itself")
  @inlinable public var cmatrix: Self { self }

  // MARK: - Elements

  @inlinable public subscript(column: Int, row: Int) -> _Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable public var transpose: _Transposed {
    var result = _Transposed()
    for column in 0..<Self._columnCount {
      for row in 0..<Self._rowCount { result[row][column] = self[column][row] }
    }
    return result
  }

  @inlinable func _mapped(_ change: (_Column) -> _Column) -> Self {
    var result = Self()
    for index in 0..<Self._columnCount { result[index] = change(self[index]) }
    return result
  }

  @inlinable func _merged(with other: Self, _ merge: (_Column, _Column) -> _Column) -> Self {
    var result = Self()
    for index in 0..<Self._columnCount { result[index] = merge(self[index], other[index]) }
    return result
  }

  @inlinable func _allColumns(with other: Self, _ holds: (_Column, _Column) -> Bool) -> Bool {
    (0..<Self._columnCount).allSatisfy { holds(self[$0], other[$0]) }
  }

  @inlinable public var debugDescription: String {
    let columns = (0..<Self._columnCount).map { column in
      "[" + (0..<Self._rowCount).map { "\(self[column][$0])" }.joined(separator: ", ") + "]"
    }
    return "\(Self.self)([\(columns.joined(separator: ", "))])"
  }
}
