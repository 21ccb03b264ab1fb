extension UIView {
  /// Passes after which a layout that makes itself necessary again is given up.
  private static let maximumPasses = 100

  func noteLayoutPending() {
    guard !layoutState.isPending else { return }
    if OtherThread.isCurrent { return OtherThread.hand(over: self) { self.noteLayoutPending() } }
    layoutState.isPending = true
    if let superview { superview.noteLayoutPending(of: self) } else { rootDidBecomeStale() }
  }

  func noteLayoutPending(of subview: UIView) {
    if !layoutState.allSubviewsMayWait { layoutState.pendingSubviews.append(subview) }
    noteLayoutPending()
  }

  func forgetPendingLayout(of subview: UIView) {
    guard !layoutState.pendingSubviews.isEmpty else { return }
    if layoutState.pendingSubviews.count > 16 {
      layoutState.pendingSubviews.removeAll()
      layoutState.allSubviewsMayWait = true
    } else {
      layoutState.pendingSubviews.removeAll { $0 === subview }
    }
  }

  /// Lays out from the topmost ancestor that waits for it.
  func layoutFromTop() {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.layoutFromTop() } }
    CommitCycle.shared.performUpdates()
    layoutRoot.prepareConstraints()
    var root = self
    var current = superview
    while let ancestor = current {
      if ancestor.layoutState.needsLayout { root = ancestor }
      current = ancestor.superview
    }
    root.layoutSubtree()
  }

  /// A view that waits to be laid out, down to the first that has asked for it itself.
  private var layoutAsker: String {
    var view = self
    var path = "\(type(of: self))"
    while !view.layoutState.needsLayout {
      let waiting = view.layoutState.allSubviewsMayWait ? view.subviewList : view.layoutState.pendingSubviews
      guard let next = waiting.first(where: \.layoutState.isPending) else { break }
      view = next
      path += "/\(type(of: next))"
    }
    return path
  }

  /// The part of Apple's way over the view's layer that a class observes, so that other views need no layer.
  private func layoutLayers() {
    let asksLayer = type(of: self).layerClass != CALayer.self
    guard asksLayer || LayerLayout.override.isOverridden(by: type(of: self)) else { return layoutSubviews() }
    layer.layoutSublayers()
  }

  func layoutSubtree() {
    var passes = 0
    while layoutState.isPending {
      passes += 1
      guard passes <= UIView.maximumPasses else {
        fatalError(
          "the layout of \(type(of: self)) does not settle: each pass asks for another one, as \(layoutAsker) does")
      }
      layoutState.isPending = false
      updateOwnProperties()
      if superview == nil { prepareConstraints() }
      if layoutState.needsLayout {
        layoutState.needsLayout = false
        viewController?.viewWillLayoutSubviews()
        if layoutState.needsLayout {
          // What is asked for in it is done by what follows: many add the same subviews each time.
          layoutState.needsLayout = false
          layoutRoot.prepareConstraints()
        }
        applyConstrainedFrames()
        layoutLayers()
        if let viewController {
          layoutState.isEnding = true
          viewController.viewDidLayoutSubviews()
          layoutState.isEnding = false
        }
      }
      let pending = layoutState.allSubviewsMayWait ? subviewList : layoutState.pendingSubviews
      layoutState.pendingSubviews = []
      layoutState.allSubviewsMayWait = false
      for subview in pending where subview.superview === self { subview.layoutSubtree() }
      if superview == nil { readInsetsAfterLayout() }
    }
  }
}

/// Tells which classes of views have a `layoutSublayers(of:)` of their own.
private enum LayerLayout {
  static let override = OverriddenMember(of: UIView.self, in: OverridingView.self, beside: PlainView.self)

  private class PlainView: UIView {}

  private class OverridingView: PlainView {
    override func layoutSublayers(of layer: CALayer) {}
  }
}
