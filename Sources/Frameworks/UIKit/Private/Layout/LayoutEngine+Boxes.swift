extension LayoutEngine {
  /// Puts in what places a view or guide without the user's constraints.
  func addRules(of box: LayoutBox) {
    if let guide = box.item as? UILayoutGuide {
      addRules(of: guide, box)
    } else if let view = box.view {
      if view === root {
        addRootRules(of: view, box)
      } else if view.translatesAutoresizingMaskIntoConstraints {
        addFrameRules(of: view, box)
      } else {
        readContent(of: box)
      }
    }
  }

  private func addRootRules(of view: UIView, _ box: LayoutBox) {
    let sizes = [view.boundsStorage.width, view.boundsStorage.height]
    for axis in 0...1 {
      let attribute: NSLayoutConstraint.Attribute = axis == 0 ? .width : .height
      var sum = LayoutExpression(terms: [SolverTerm(box.size[axis])])
      if let fitting {
        let wanted = [fitting.size.width, fitting.size.height][axis]
        sum.constant = -Double(wanted) - view.alignmentRectInsets.total(along: axis)
        addRule(.fitting(box.reference), sum, priority: fitting.priorities[axis].rawValue)
      } else {
        sum.constant = -Double(sizes[axis])
        let isFixed = view.translatesAutoresizingMaskIntoConstraints
        box.frameRules.append(addRule(.frame(box.reference, attribute), sum, priority: isFixed ? 1000 : 50))
      }
    }
    if fitting != nil || !view.translatesAutoresizingMaskIntoConstraints { readContent(of: box) }
  }

  private func addFrameRules(of view: UIView, _ box: LayoutBox) {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let stretches = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight].map {
      fitting != nil && view.autoresizingMask.contains($0)
    }
    for (index, attribute) in attributes.enumerated() {
      var sum = LayoutExpression(terms: [SolverTerm((box.origin + box.size)[index])])
      sum.constant = -view.frameParts[index]
      if index >= 2, stretches[index - 2], let superview = view.superview {
        // A view that follows its superview must not decide how large that should be.
        let outer = superview.frameParts[index]
        sum.add(self.box(of: superview).size[index - 2], -1)
        sum.constant += outer
      }
      box.frameRules.append(addRule(.frame(box.reference, attribute), sum))
    }
  }

  /// Takes over the frame and content offset that a view has been given.
  func readFrame(of box: LayoutBox) {
    guard let view = box.view else { return }
    if !box.frameRules.isEmpty {
      let parts = view.frameParts
      let shown = view === root ? parts.suffix(2) : parts[...]
      for (rule, part) in zip(box.frameRules, shown) { edit(rule, constant: -part) }
    }
    if !box.offsetRules.isEmpty {
      edit(box.offsetRules[0], constant: -Double(view.boundsStorage.minX))
      edit(box.offsetRules[1], constant: -Double(view.boundsStorage.minY))
    }
  }

  // MARK: - Content

  /// Takes over the size of a view's content, and how much it matters.
  func readContent(of box: LayoutBox) {
    guard let view = box.view else { return }
    if fitting == nil || view !== root, view.translatesAutoresizingMaskIntoConstraints { return }
    let content = view.intrinsicContentSize
    let lengths = [content.width, content.height]
    for axis in NSLayoutConstraint.Axis.both {
      let length = Double(lengths[axis.rawValue])
      let priorities = [view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)]
      for side in 0...1 {
        let index = axis.rawValue * 2 + side
        let constant = -length - view.alignmentRectInsets.total(along: axis.rawValue)
        if let rule = box.contentRules[index] {
          if length >= 0, rule.priority == priorities[side].rawValue {
            edit(rule, constant: constant)
            continue
          }
          remove(rule)
          box.contentRules[index] = nil
        }
        guard length >= 0, length != Double(UIView.noIntrinsicMetric) else { continue }
        let sum = LayoutExpression(terms: [SolverTerm(box.size[axis.rawValue])], constant: constant)
        box.contentRules[index] = addRule(
          .content(box.reference, axis), sum, side == 0 ? .lessOrEqual : .greaterOrEqual,
          priority: priorities[side].rawValue)
      }
    }
    box.measuredWidth = -1
  }

  /// Measures wrapping text again where it has been given another width.
  func remeasure() -> Bool {
    var hasChanged = false
    for box in boxList {
      guard let hugging = box.contentRules[2], let resistance = box.contentRules[3], let view = box.view,
        view.wrapsContent
      else { continue }
      let width = solver.value(of: box.size[0]) - view.alignmentRectInsets.total(along: 0)
      guard abs(width - box.measuredWidth) > 0.01 else { continue }
      box.measuredWidth = width
      let height = Double(view.sizeThatFits(CGSize(width: width + 0.01, height: .infinity)).height)
      let constant = -height - view.alignmentRectInsets.total(along: 1)
      guard abs(constant - hugging.expression.constant) > ConstraintSolver.tolerance else { continue }
      edit(hugging, constant: constant)
      edit(resistance, constant: constant)
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: - Guides

  private func addRules(of guide: UILayoutGuide, _ box: LayoutBox) {
    guard let role = guide.role, let owner = guide.owner else { return }
    func rule(
      _ attribute: NSLayoutConstraint.Attribute, _ terms: [SolverTerm], _ constant: Double = 0,
      _ relation: SolverRelation = .equal, priority: Float = 1000
    ) {
      var sum = LayoutExpression(constant: constant)
      for term in terms { sum.add(term.variable, term.coefficient) }
      box.guideRules.append(addRule(.guide(box.reference, attribute), sum, relation, priority: priority))
    }
    if role == .scrollContent {
      rule(.left, [SolverTerm(box.origin[0])])
      rule(.top, [SolverTerm(box.origin[1])])
      return
    }
    let outer = self.box(of: owner)
    let offset = (owner as? UIScrollView).map { self.offset(of: $0) }
    let insets = role.insets(in: owner) ?? .zero
    box.insets = insets
    for axis in 0...1 {
      let start = offset.map { [SolverTerm($0[axis], -1)] } ?? []
      let places: [NSLayoutConstraint.Attribute] = axis == 0 ? [.left, .right] : [.top, .bottom]
      let (near, size) = (box.origin[axis], box.size[axis])
      let center = [SolverTerm(near), SolverTerm(size, 0.5), SolverTerm(outer.size[axis], -0.5)] + start
      if role == .readableContent, axis == 0 {
        let (left, right) = (insets.start(along: 0), insets.end(along: 0))
        rule(.left, [SolverTerm(near)] + start, -left, .greaterOrEqual)
        rule(.centerX, center, (right - left) / 2)
        rule(.width, [SolverTerm(size)], -Double(GuideRole.readableWidth), .lessOrEqual)
        rule(.width, [SolverTerm(size)], -Double(GuideRole.readableWidth), priority: 999)
      } else if role == .keyboard, axis == 1 {
        rule(.height, [SolverTerm(size)], -Double(insets.top))
        rule(.bottom, [SolverTerm(near), SolverTerm(size), SolverTerm(outer.size[axis], -1)] + start)
      } else {
        rule(places[0], [SolverTerm(near)] + start, -insets.start(along: axis))
        let far = [SolverTerm(near), SolverTerm(size), SolverTerm(outer.size[axis], -1)] + start
        rule(places[1], far, insets.end(along: axis))
      }
    }
  }

  /// Takes over what safe areas and margins have become, which follow from where views are.
  func readInsets() {
    for box in insetBoxes where !box.isRemoved {
      guard let guide = box.item as? UILayoutGuide, let owner = guide.owner,
        let insets = guide.role?.insets(in: owner), insets != box.insets
      else { continue }
      box.insets = insets
      let isReadable = guide.role == .readableContent
      var values = [-insets.start(along: 0), insets.end(along: 0), -insets.start(along: 1), insets.end(along: 1)]
      if isReadable {
        values[1] = (insets.end(along: 0) - insets.start(along: 0)) / 2
        values.insert(contentsOf: [Double](repeating: -Double(GuideRole.readableWidth), count: 2), at: 2)
      }
      for (rule, value) in zip(box.guideRules, values) { edit(rule, constant: value) }
    }
  }

  // MARK: - Frames

  /// Notes the new frames, and which views have to lay out for them.
  func publishFrames() {
    for box in boxList {
      let new = roundedFrame(of: box)
      guard new != box.frame else { continue }
      box.frame = new
      if let view = box.view {
        if view.translatesAutoresizingMaskIntoConstraints { continue }
        (view.superview ?? view).setNeedsLayout()
      } else if let guide = box.item as? UILayoutGuide, let owner = guide.owner {
        owner.setNeedsLayout()
        if guide.role == .scrollContent, let scrollView = owner as? UIScrollView {
          scrollView.contentSize = new.size.applying(scrollView.zoomTransform)
        }
      }
    }
  }

  /// Gives the subviews of a view their frames.
  func applyFrames(in view: UIView) {
    for subview in view.subviewList
    where subview.layoutState.isInEngine && !subview.translatesAutoresizingMaskIntoConstraints {
      if let frame = boxes[ObjectIdentifier(subview)]?.frame { subview.place(in: frame) }
    }
  }

  func roundedFrame(of box: LayoutBox) -> CGRect {
    let scale = Double((box.view ?? root).traits.displayScale)
    // In whole pixels, for differences to be exact.
    let pixels = scale > 0 ? scale : 1
    func round(_ value: Double) -> Double { scale > 0 ? (value * scale).rounded() : value }
    let (x, y) = (value(box.origin[0]), value(box.origin[1]))
    let (left, top) = (round(x), round(y))
    let right = round(x + max(0, value(box.size[0])))
    let bottom = round(y + max(0, value(box.size[1])))
    return CGRect(
      x: left / pixels, y: top / pixels, width: (right - left) / pixels, height: (bottom - top) / pixels)
  }
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
