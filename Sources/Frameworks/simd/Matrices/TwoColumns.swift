/// A matrix with two columns.
public protocol _TwoColumns: _Matrix where _Row == SIMD2<_Scalar> {
  var columns: (_Column, _Column) { get set }
  init(columns: (_Column, _Column))
}

extension _TwoColumns {
  @inlinable public init() { self.init(columns: (_Column(), _Column())) }

  @inlinable public init(_ col0: _Column, _ col1: _Column) {
    self.init(columns: (col0, col1))
  }

  @inlinable public subscript(column: Int) -> _Column {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      default: preconditionFailure("column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("column index out of range")
      }
    }
  }
}
