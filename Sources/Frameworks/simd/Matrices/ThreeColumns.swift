/// A matrix with three columns.
public protocol _ThreeColumns: _Matrix where _Row == SIMD3<_Scalar> {
  var columns: (_Column, _Column, _Column) { get set }
  init(columns: (_Column, _Column, _Column))
}

extension _ThreeColumns {
  @inlinable public init() { self.init(columns: (_Column(), _Column(), _Column())) }

  @inlinable public init(_ col0: _Column, _ col1: _Column, _ col2: _Column) {
    self.init(columns: (col0, col1, col2))
  }

  @inlinable public subscript(column: Int) -> _Column {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      default: preconditionFailure("column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("column index out of range")
      }
    }
  }
}
