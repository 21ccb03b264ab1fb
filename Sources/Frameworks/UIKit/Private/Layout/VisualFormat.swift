/// A visual format, read: a row of views with the spaces between them.
struct VisualFormat {
  /// A length or a view that a size is compared with.
  enum Value: Equatable {
    case number(CGFloat)
    case name(String, offset: Int)
    /// The distance that the system keeps.
    case standard
  }

  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var value: Value
    var priority: Value = .number(1000)
  }

  enum Member: Equatable {
    case superview
    case view(String, offset: Int, sizes: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var members: [Member] = []
  /// Between each member and the next.
  var spaces: [[Predicate]] = []
}

/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error {
  var problem: String
  var format: String
  var offset: Int

  var text: String {
    "cannot parse the constraint format: \(problem)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
