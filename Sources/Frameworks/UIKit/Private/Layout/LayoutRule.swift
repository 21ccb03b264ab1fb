/// A constraint in an engine, with where it comes from.
@MainActor final class LayoutRule {
  enum Source {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that constraints do not place.
    case frame(LayoutItemReference, NSLayoutConstraint.Attribute)
    case content(LayoutItemReference, NSLayoutConstraint.Axis)
    case guide(LayoutItemReference, NSLayoutConstraint.Attribute)
    case fitting(LayoutItemReference)
  }

  let source: Source
  let relation: SolverRelation
  let priority: Float
  /// The sum that is compared with zero.
  var expression: LayoutExpression
  /// The number in the solver while the rule is in it.
  var id: Int?
  var isQueued = false
  var isRemoved = false
  /// It was broken before and is tried again.
  var isRetried = false
  /// The constant of the sum without that of the user's constraint.
  var base = 0.0
  /// Grows with each new rule.
  let serial: Int

  init(
    _ source: Source, _ expression: LayoutExpression, _ relation: SolverRelation, priority: Float = 1000, serial: Int
  ) {
    self.source = source
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.serial = serial
  }

  /// When to add the rule: first what fixes a variable, last what is not required, so that few rows are written anew.
  var rank: Int {
    if priority < 1000 { return 2 }
    return relation == .equal && expression.terms.count == 1 ? 0 : 1
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }

  /// The rule in the words of UIKit.
  var text: String {
    func describe(_ kind: String, _ body: String) -> String {
      "<\(kind):\(NSLayoutConstraint.address(of: self)) \(body)   (active)>"
    }
    let value = NSLayoutConstraint.number(CGFloat(-expression.constant))
    switch source {
    case .constraint(let constraint): return constraint.text
    case .frame(let item, let attribute):
      let mask = item.view?.autoresizingMask ?? []
      return describe(
        "NSAutoresizingMaskLayoutConstraint", "\(mask.text) \(item.name).\(attribute.name) == \(value)")
    case .content(let item, let axis):
      let letter = axis == .horizontal ? "H" : "V"
      func number(_ priority: UILayoutPriority?) -> String {
        NSLayoutConstraint.number(CGFloat(priority?.rawValue ?? 0))
      }
      let hugging = number(item.view?.contentHuggingPriority(for: axis))
      let resistance = number(item.view?.contentCompressionResistancePriority(for: axis))
      return describe(
        "NSContentSizeLayoutConstraint",
        "\(letter):[\(item.name)(\(value))] Hug:\(hugging) CompressionResistance:\(resistance)")
    case .guide(let item, let attribute):
      let guide = item.item as? UILayoutGuide
      let owner = guide?.owner.map { NSLayoutConstraint.name(of: $0) } ?? ""
      return describe(
        "NSLayoutConstraint",
        "'\(guide?.identifier ?? "")-\(attribute.name)' \(item.name).\(attribute.name) == \(owner).\(attribute.name)")
    case .fitting(let item): return describe("NSLayoutConstraint", "'fitting size' \(item.name)")
    }
  }
}

extension UIView.AutoresizingMask {
  /// In the notation of UIKit's messages: what is flexible on both axes.
  fileprivate var text: String {
    func axis(_ before: UIView.AutoresizingMask, _ inside: UIView.AutoresizingMask, _ after: UIView.AutoresizingMask)
      -> String
    {
      [before, inside, after].map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
