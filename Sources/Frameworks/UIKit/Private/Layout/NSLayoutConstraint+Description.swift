extension NSLayoutConstraint {
  /// The distance that the system puts between things that belong together.
  static var systemSpacing: CGFloat { 8 }

  func isOn(_ item: any LayoutItem) -> Bool { first.isOn(item) || second?.isOn(item) ?? false }

  /// The constraint as UIKit writes it: where it can, as a visual format, and otherwise as an equation.
  var text: String {
    let address = "NSLayoutConstraint:\(NSLayoutConstraint.address(of: self))"
    let identifier = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    var names = ""
    var body = equation
    if let format = spacingFormat {
      body = format.text
      if let superview = format.superview {
        names = ", names: '|':\(NSLayoutConstraint.name(of: superview)) "
      }
    }
    return "<\(address)\(identifier) \(body)   (\(state)\(names))>"
  }

  private var equation: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if let second {
      right = multiplier == 1 ? second.text : "\(NSLayoutConstraint.number(multiplier))*\(second.text)"
      if constant > 0 { right += " + \(NSLayoutConstraint.number(constant))" }
      if constant < 0 { right += " - \(NSLayoutConstraint.number(-constant))" }
    } else {
      right = NSLayoutConstraint.number(constant)
    }
    return "\(first.text) \(sign) \(right)\(prioritySuffix)"
  }

  private var prioritySuffix: String {
    priority == .required ? "" : " @\(NSLayoutConstraint.number(CGFloat(priority.rawValue)))"
  }

  /// The form for the distance of two neighbours, or of a view and the edge of its superview.
  private var spacingFormat: (text: String, superview: UIView?)? {
    guard let second, multiplier == 1, !first.isDistance, !second.isDistance, let one = first.item,
      let two = second.item
    else { return nil }
    let ends: [Attribute: Attribute] = [.leading: .trailing, .top: .bottom, .left: .right]
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    let sign = relation == .equal ? "" : relation == .lessThanOrEqual ? "<=" : ">="
    let flipped = relation == .equal ? "" : relation == .lessThanOrEqual ? ">=" : "<="
    func space(_ sign: String, _ length: CGFloat) -> String {
      "-(\(sign)\(NSLayoutConstraint.number(length))\(prioritySuffix.replacingOccurrences(of: " ", with: "")))-"
    }
    func box(_ item: any LayoutItem) -> String { "[\(NSLayoutConstraint.name(of: item))]" }
    if second.attribute == ends[first.attribute] {
      return ("\(axis):\(box(two))\(space(sign, constant))\(box(one))", nil)
    }
    guard first.attribute == second.attribute, let superview = two as? UIView,
      one.layoutOwner === superview || (one as? UIView)?.superview === superview
    else { return nil }
    if ends.keys.contains(first.attribute) {
      return ("\(axis):|\(space(sign, constant))\(box(one))", superview)
    }
    if ends.values.contains(first.attribute) {
      return ("\(axis):\(box(one))\(space(flipped, -constant))|", superview)
    }
    return nil
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(format: "%g", Double(value))
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Type and address of a view or guide, with its text or identifier.
  static func name(of item: any LayoutItem) -> String {
    let name = "\(type(of: item)):\(address(of: item))"
    if let text = (item as? UILabel)?.text ?? (item as? UIButton)?.currentTitle { return "\(name)'\(text)'" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(name)'\(guide.identifier)'" }
    return name
  }
}

extension LayoutOperand {
  @MainActor var text: String {
    let end = item.map { NSLayoutConstraint.name(of: $0) } ?? "(a view that is gone)"
    guard isDistance else { return "\(end).\(attribute.name)" }
    let start = origin.map { NSLayoutConstraint.name(of: $0) } ?? "(a view that is gone)"
    return "(\(end).\(attribute.name) - \(start).\(originAttribute.name))"
  }
}
