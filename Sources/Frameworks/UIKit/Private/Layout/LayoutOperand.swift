/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance starts; it ends at the item.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute

  /// No side at all.
  init() {
    attribute = .notAnAttribute
    originAttribute = .notAnAttribute
  }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
  }

  /// An item of any kind, as the initialiser of constraints takes it.
  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item = item as? any LayoutItem else {
      fatalError("a constraint can be on a UIView or a UILayoutGuide, not on \(type(of: item))")
    }
    self.init(item, attribute)
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    origin = start.item
    originAttribute = start.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var isDimension: Bool { isDistance || attribute.isDimension }

  var isDirectional: Bool { attribute.isDirectional == true || (isDistance && originAttribute.isDirectional == true) }

  /// The anchor of the attribute's kind, under the type that those of all kinds share on iOS.
  var anchor: NSLayoutAnchor<AnyObject> {
    let anchor: AnyObject =
      switch (isDimension, attribute.axis) {
      case (true, _): NSLayoutDimension(self)
      case (false, .horizontal): NSLayoutXAxisAnchor(self)
      case (false, .vertical): NSLayoutYAxisAnchor(self)
      }
    // No class has this parameter: it stands for all, as in Objective-C, where it is not checked.
    return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque())
      .takeUnretainedValue()
  }

  func isOn(_ other: any LayoutItem) -> Bool { item === other || (isDistance && origin === other) }

  static func == (left: LayoutOperand, right: LayoutOperand) -> Bool {
    left.item === right.item && left.attribute == right.attribute && left.origin === right.origin
      && left.originAttribute == right.originAttribute
  }

  /// Stops at sides that cannot be compared, as a width with a place or a left edge with a leading one. Places on
  /// different axes can, as on iOS.
  static func check(_ first: LayoutOperand, _ second: LayoutOperand?) {
    guard let second else { return }
    let isComparable =
      first.isDimension == second.isDimension
      && (first.isDimension
        || first.attribute.isDirectional.map { one in second.attribute.isDirectional.map { $0 == one } ?? true }
          ?? true)
    guard isComparable else {
      fatalError(
        "a constraint cannot compare \(first.attribute.name) with \(second.attribute.name): "
          + "both must be sizes or places, and leading and trailing do not go with left and right")
    }
  }
}

/// A sum of variables and a constant.
struct LayoutExpression {
  var terms: [SolverTerm] = []
  var constant = 0.0

  mutating func add(_ variable: Int, _ coefficient: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append(SolverTerm(variable, coefficient))
    }
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, term.coefficient * factor) }
  }
}
