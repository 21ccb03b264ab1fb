extension UISplitViewController {
  /// Makes one of the columns, or several of the one, where the width has become compact or regular.
  func widthClassMayHaveChanged() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact { collapse() } else { expand() }
  }

  func collapse() {
    isCollapsed = true
    chosenMode = nil
    if style == .unspecified { collapseSecondary() } else { collapseColumns() }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseColumns() {
    let proposed = columns[.compact] == nil ? Column.secondary : .compact
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    guard top != .compact || columns[.compact] == nil else { return }
    for column in [Column.supplementary, .secondary] {
      if column.rawValue <= top.rawValue { merge(column) } else if let outer = columns[column]?.outer { remove(outer) }
    }
  }

  private func collapseSecondary() {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    if let other = delegate?.primaryViewController(forCollapsing: self), other !== primary.controller {
      setPrimary(other)
    }
    let top = columns[.primary]?.controller ?? primary.controller
    if delegate?.splitViewController(self, collapseSecondary: secondary.controller, onto: top) ?? false {
      return remove(secondary.outer)
    }
    merge(.secondary)
  }

  /// Puts what a column holds on top of the navigation controller that all columns share.
  func merge(_ column: Column) {
    guard let outer = columns[column]?.outer else { return }
    if outer.parent === self { remove(outer) }
    let moved = push(outer)
    columns[column]?.moved = moved
  }

  /// Pushes a controller, or those of a navigation controller, onto the primary, and answers with them.
  func push(_ controller: UIViewController) -> [UIViewController] {
    guard let stack = sharedStack else { return [] }
    var pushed = [controller]
    if let inner = controller as? UINavigationController {
      pushed = inner.viewControllers
      inner.viewControllers = []
    }
    stack.setViewControllers(stack.viewControllers + pushed, animated: false)
    return pushed
  }

  /// The navigation controller that takes the other columns' controllers where there is one column.
  var sharedStack: UINavigationController? {
    let primary = columns[.primary]?.outer
    return ((primary as? UITabBarController)?.selectedViewController ?? primary) as? UINavigationController
  }

  private func expand() {
    isCollapsed = false
    if style == .unspecified {
      if let other = delegate?.primaryViewController(forExpanding: self), other !== columns[.primary]?.controller {
        setPrimary(other)
      }
      let primary = columns[.primary]?.controller
      let separated = primary.flatMap { delegate?.splitViewController(self, separateSecondaryFrom: $0) }
      if let separated {
        sharedStack.map { stack in stack.viewControllers = stack.viewControllers.filter { $0 !== separated } }
        columns[.secondary] = SplitColumn(controller: separated, outer: separated)
      }
    }
    separate(.secondary)
    separate(.supplementary)
    if style != .unspecified {
      let wanted = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: displayMode)
      if let wanted, wanted != displayMode { chosenMode = wanted }
    }
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Takes what belongs to a column off the stack that all columns have shared, with what was pushed upon it since.
  private func separate(_ column: Column) {
    guard let content = columns[column] else { return }
    columns[column]?.moved = []
    if let first = content.moved.first {
      var own = content.moved
      if let stack = sharedStack, let index = stack.viewControllers.firstIndex(of: first) {
        own = Array(stack.viewControllers[index...])
        stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
      }
      (content.outer as? UINavigationController)?.viewControllers = own
    }
    if content.outer.parent !== self { add(content.outer) }
  }

  private func setPrimary(_ controller: UIViewController) {
    if let old = columns[.primary]?.outer { remove(old) }
    columns[.primary] = SplitColumn(controller: controller, outer: controller)
    add(controller)
  }
}
