/// Makes the constraints of a visual format.
@MainActor struct VisualFormatBuilder {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    let parsed = try parser.parse()
    let alignments = options.alignments
    let viewCount = parsed.members.count { if case .view = $0 { true } else { false } }
    for alignment in alignments where alignment.axis == parsed.axis && viewCount > 1 {
      throw VisualFormatError(
        problem: "views in a row cannot be aligned by \(alignment.name), which is along the row", format: format,
        offset: 0)
    }
    var result: [NSLayoutConstraint] = []
    for (index, member) in parsed.members.enumerated() {
      if case .view(let name, let offset, let sizes) = member {
        let view = try view(name, offset)
        for size in sizes { result.append(try sizeConstraint(size, of: view, along: parsed.axis)) }
      }
      guard index + 1 < parsed.members.count else { break }
      for space in parsed.spaces[index] {
        result.append(try spaceConstraint(space, member, parsed.members[index + 1], parsed))
      }
    }
    let row = try items(of: parsed)
    for (view, next) in zip(row, row.dropFirst()) {
      for alignment in alignments {
        result.append(NSLayoutConstraint(LayoutOperand(view, alignment), .equal, LayoutOperand(next, alignment)))
      }
    }
    return result
  }

  // MARK: - Constraints

  private func sizeConstraint(
    _ predicate: VisualFormat.Predicate, of view: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let operand = LayoutOperand(view, axis == .horizontal ? .width : .height)
    let constraint: NSLayoutConstraint
    if case .name(let name, _) = predicate.value, metrics[name] == nil, let other = views[name] {
      constraint = NSLayoutConstraint(operand, predicate.relation, LayoutOperand(other, operand.attribute))
    } else {
      constraint = NSLayoutConstraint(operand, predicate.relation, constant: try number(predicate.value))
    }
    constraint.priority = UILayoutPriority(Float(try number(predicate.priority)))
    return constraint
  }

  private func spaceConstraint(
    _ predicate: VisualFormat.Predicate, _ member: VisualFormat.Member, _ next: VisualFormat.Member,
    _ parsed: VisualFormat
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let isStandard = predicate.value == .standard
    // The standard distance to a superview is its margin.
    let near = try operand(of: member, isFirst: true, parsed, withinMargins: isStandard)
    let far = try operand(of: next, isFirst: false, parsed, withinMargins: isStandard)
    let touchesSuperview = member == .superview || next == .superview
    let standard = touchesSuperview ? 0 : NSLayoutConstraint.systemSpacing
    let constant = isStandard ? standard : try number(predicate.value)
    let isReversed = options.contains(.directionRightToLeft) && parsed.axis == .horizontal
    let constraint = NSLayoutConstraint(
      isReversed ? near : far, predicate.relation, isReversed ? far : near, constant: constant)
    constraint.priority = UILayoutPriority(Float(try number(predicate.priority)))
    return constraint
  }

  /// The edge of a member at a space: its end before the space, its start after it; a superview's the other way round.
  private func operand(
    of member: VisualFormat.Member, isFirst: Bool, _ parsed: VisualFormat, withinMargins: Bool
  ) throws(VisualFormatError) -> LayoutOperand {
    let isSuperview = member == .superview
    var isStart = isFirst == isSuperview
    if parsed.axis == .horizontal, options.contains(.directionRightToLeft) { isStart.toggle() }
    let isAbsolute = !options.isDisjoint(with: [.directionLeftToRight, .directionRightToLeft])
    let attribute: NSLayoutConstraint.Attribute =
      switch (parsed.axis, isAbsolute, isSuperview && withinMargins) {
      case (.horizontal, true, false): isStart ? .left : .right
      case (.horizontal, true, true): isStart ? .leftMargin : .rightMargin
      case (.horizontal, false, false): isStart ? .leading : .trailing
      case (.horizontal, false, true): isStart ? .leadingMargin : .trailingMargin
      case (.vertical, _, false):
        if options.contains(.spacingBaselineToBaseline), !isSuperview {
          isStart ? .firstBaseline : .lastBaseline
        } else {
          isStart ? .top : .bottom
        }
      case (.vertical, _, true): isStart ? .topMargin : .bottomMargin
      }
    guard isSuperview else {
      guard case .view(let name, let offset, _) = member else { fatalError("a member is a view or the superview") }
      return LayoutOperand(try view(name, offset), attribute)
    }
    let row = try items(of: parsed)
    let owner = row.first.flatMap { ($0 as? UIView)?.superview ?? ($0 as? UILayoutGuide)?.owner }
    guard let owner else {
      throw VisualFormatError(
        problem: "the format has the superview in it, but the view has none", format: format, offset: 0)
    }
    return LayoutOperand(owner as any LayoutItem, attribute)
  }

  // MARK: - Names

  private func items(of parsed: VisualFormat) throws(VisualFormatError) -> [any LayoutItem] {
    var items: [any LayoutItem] = []
    for member in parsed.members {
      if case .view(let name, let offset, _) = member { items.append(try view(name, offset)) }
    }
    return items
  }

  private func view(_ name: String, _ offset: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let view = views[name] as? any LayoutItem else {
      throw VisualFormatError(problem: "\(name) is not a key in the views dictionary", format: format, offset: offset)
    }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .standard: return NSLayoutConstraint.systemSpacing
    case .name(let name, let offset):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as UILayoutPriority: return CGFloat(number.rawValue)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        throw VisualFormatError(
          problem: "\(name) is a key neither in the metrics dictionary nor in the views dictionary", format: format,
          offset: offset)
      }
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  fileprivate var alignments: [NSLayoutConstraint.Attribute] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
