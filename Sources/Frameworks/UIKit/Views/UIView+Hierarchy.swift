extension UIView {
  enum InsertionPlace {
    case end
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  func alphaDidChange(from old: CGFloat) {
    guard alpha != old else { return }
    mark((alpha < 0.01) != (old < 0.01) ? [.placement, .content, .structure] : .decoration)
  }

  func visibilityDidChange() {
    mark([.placement, .content, .structure])
    (superview as? UIStackView)?.setNeedsArrangement()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superview
    }
    return false
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewList.swapAt(index1, index2)
    mark(.structure)
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewList {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at place: InsertionPlace) {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.insert(view, at: place) } }
    Usage.require(!isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
    let old = view.superview
    let oldWindow = view.window
    let newWindow = window
    if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old {
      if old !== self {
        old.willRemoveSubview(view)
        old.endConstraints(with: view)
      }
      old.unlink(view)
    }
    link(view, at: place)
    view.updateTraits()
    if !view.hasOwnTintColor, old != nil || tintColor != .systemBlue { view.propagateTintColor() }
    if oldWindow !== newWindow { view.windowDidChange() }
    view.didMoveToSuperview()
    if old !== self { didAddSubview(view) }
  }

  private static var takenOut: [UIView] = []

  /// A view that is taken out lives to the end of its turn, as on iOS, where an autorelease pool does it: outlets are
  /// often weak.
  func takeOut() {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.takeOut() } }
    guard superview != nil else { return }
    if UIView.takenOut.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { UIView.takenOut = [] } } }
    UIView.takenOut.append(self)
    detach()
  }

  func detach() {
    guard let old = superview else { return }
    let oldWindow = window
    if oldWindow != nil {
      windowWillChange(to: nil)
      surrenderFirstResponder()
    }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.endConstraints(with: self)
    old.unlink(self)
    if oldWindow != nil { windowDidChange() }
    didMoveToSuperview()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self, (toFront ? subviewList.last : subviewList.first) !== view,
      let index = subviewList.firstIndex(where: { $0 === view })
    else { return }
    subviewList.remove(at: index)
    subviewList.insert(view, at: toFront ? subviewList.count : 0)
    mark(.structure)
  }

  /// Replaces all subviews by the given ones, in their order; views that stay see no callback.
  @_spi(Windfall) public final func setSubviews(_ views: [UIView]) {
    guard views.count != subviewList.count || !zip(views, subviewList).allSatisfy({ $0 === $1 }) else { return }
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in subviewList.reversed() where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    subviewList = views
    subviewsDidChange()
  }

  private func link(_ view: UIView, at place: InsertionPlace) {
    switch place {
    case .end: subviewList.append(view)
    case .index(let index): subviewList.insert(view, at: min(max(0, index), subviewList.count))
    case .below(let sibling):
      subviewList.insert(view, at: subviewList.firstIndex { $0 === sibling } ?? subviewList.count)
    case .above(let sibling):
      subviewList.insert(view, at: subviewList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewList.count)
    }
    view.superviewReference = self
    subviewsDidChange()
    if view.layoutState.isPending { noteLayoutPending(of: view) }
    noteAttached(view)
  }

  private func unlink(_ view: UIView) {
    if let index = lastIndex(of: view) { subviewList.remove(at: index) }
    view.superviewReference = nil
    forgetPendingLayout(of: view)
    subviewsDidChange()
  }

  /// Asks for layout, unless a controller changes them each time that layout has ended.
  private func subviewsDidChange() {
    mark(.structure)
    if !layoutState.isEnding { setNeedsLayout() }
  }

  /// Looks from the end, where most changes are, and without retaining the views on the way.
  private func lastIndex(of view: UIView) -> Int? {
    subviewList.withUnsafeBufferPointer { views in
      var index = views.count - 1
      while index >= 0, views[index] !== view { index -= 1 }
      return index >= 0 ? index : nil
    }
  }

  private func windowWillChange(to newWindow: UIWindow?) {
    viewController?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewList { subview.windowWillChange(to: newWindow) }
  }

  private func windowDidChange() {
    if !AppearanceProxies.isEmpty, window != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    for subview in subviewList { subview.windowDidChange() }
    viewController?.viewDidMoveToWindow()
    if window != nil { UIResponder.didEnterWindow(self) }
  }

  private func surrenderFirstResponder() {
    var responder = UIResponder.firstResponder
    while let current = responder {
      if let view = current as? UIView {
        if view.isDescendant(of: self) { UIResponder.firstResponder?.resignFirstResponder() }
        return
      }
      responder = current.next
    }
  }

  func propagateTintColor() {
    mark(.content)
    tintColorDidChange()
    for subview in subviewList where !subview.hasOwnTintColor { subview.propagateTintColor() }
  }

  /// Takes over the superview's traits, with the view's own wishes, for the whole subtree.
  func updateTraits() {
    var wanted = superview?.traits ?? Device.current.traits
    if let override = viewController?.traitsFromParent {
      wanted = UITraitCollection(traitsFrom: [wanted, override])
    }
    wanted = wanted.with(overridesOf: viewController).with(overridesOf: self)
    wanted = wanted.with(style: viewController?.overrideUserInterfaceStyle ?? .unspecified)
    wanted = wanted.with(style: barInterfaceStyle).with(style: overrideUserInterfaceStyle)
    guard wanted !== traits else { return }
    let previous = traits
    traits = wanted
    if !wanted.isEqual(previous) {
      mark([.placement, .content])
      traitsDidChange()
      if wanted.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
      viewController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      if let viewController { TraitChangeRegistration.tell(viewController, from: previous, to: wanted) }
      TraitChangeRegistration.tell(self, from: previous, to: wanted)
    }
    for subview in subviewList { subview.updateTraits() }
  }
}
