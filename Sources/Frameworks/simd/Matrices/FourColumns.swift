/// A matrix with four columns.
public protocol _FourColumns: _Matrix where _Row == SIMD4<_Scalar> {
  var columns: (_Column, _Column, _Column, _Column) { get set }
  init(columns: (_Column, _Column, _Column, _Column))
}

extension _FourColumns {
  @inlinable public init() { self.init(columns: (_Column(), _Column(), _Column(), _Column())) }

  @inlinable public init(_ col0: _Column, _ col1: _Column, _ col2: _Column, _ col3: _Column) {
    self.init(columns: (col0, col1, col2, col3))
  }

  @inlinable public subscript(column: Int) -> _Column {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      case 3: return columns.3
      default: preconditionFailure("column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("column index out of range")
      }
    }
  }
}
