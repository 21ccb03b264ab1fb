/// See [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutOperand
  private(set) var second: LayoutOperand?
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var identifier: String?
  /// Kept and given back; nothing is archived.
  open var shouldBeArchived = false
  /// The view whose list the constraint is in while it is active.
  weak var holder: UIView?

  /// A constraint on nothing: the only initialiser that is not convenient, so that subclasses inherit the others.
  public override init() {
    first = LayoutOperand()
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Called for a constraint of a nib whose class is the app's.
  open func awakeFromNib() {}

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    relate(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Says what the constraint is on, once.
  func relate(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutOperand($0, attr2) }
    Usage.require(
      view2 != nil || attr2 == .notAnAttribute || attr1.isDimension,
      "a constraint on \(attr1.name) needs a second item: a place cannot be set to a constant")
    self.init(
      LayoutOperand(view1, attr1), relation, attr2 == .notAnAttribute ? nil : second, multiplier: multiplier,
      constant: c)
    LayoutOperand.check(first, self.second)
  }

  open var firstItem: AnyObject? { first.item }

  open var secondItem: AnyObject? { second?.item }

  /// Of the class that the attribute has; the parameter says nothing, as those of classes in Objective-C.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  open var firstAttribute: Attribute { first.attribute }

  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintEngine?.constantDidChange(of: self) } }
  }

  /// A required constraint cannot become optional while it is active in a window, nor the other way round.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, let holder else { return }
      Usage.require(
        (priority.rawValue >= 1000) == (oldValue.rawValue >= 1000) || holder.window == nil,
        "the priority of a constraint that is active in a window cannot change from required to optional or back: "
          + "deactivate it first. \(text)")
      holder.constraintEngine?.replace(self)
      holder.noteLayoutPending()
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String { MainActor.unchecked { text } }

  private func activate() {
    guard let holder = commonView else {
      fatalError(
        "the constraint cannot be activated, its items have no view in common: \(text). "
          + "Are both in one view hierarchy? If not, add the views to it first.")
    }
    holder.hold(self)
  }

  private func deactivate() {
    guard let holder else { return }
    holder.letGo(of: self)
  }

  /// The views that the items are or belong to.
  var owners: [UIView] {
    var owners: [UIView] = []
    for case let item? in [first.item, second?.item, first.origin, second?.origin] {
      if let owner = item.layoutOwner, !owners.contains(where: { $0 === owner }) { owners.append(owner) }
    }
    return owners
  }

  /// Whether it depends on the direction of the layout.
  var isDirectional: Bool { first.isDirectional || second?.isDirectional == true }

  /// The nearest view that all items are in.
  var commonView: UIView? {
    let owners = owners
    var common = owners.first
    for owner in owners.dropFirst() {
      while let view = common, !owner.isDescendant(of: view) { common = view.superview }
    }
    return common
  }
}

extension NSLayoutConstraint {
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder(format: format, options: opts, metrics: metrics ?? [:], views: views).constraints()
    } catch {
      fatalError(error.text)
    }
  }
}
