/// A view whose text is selected by touches, and has an edit menu.
@MainActor protocol TextTouching: UIView, TextEditing {
  var allowsEditing: Bool { get }
  /// In UTF-16 units, for a point of the view.
  func textOffset(at point: CGPoint) -> Int
  func caretRect(at offset: Int) -> CGRect
  /// Where the menu points to.
  var editMenuTarget: CGRect { get }
  /// The delegate's menu; nil for the system's.
  func editMenu(suggesting elements: [UIMenuElement]) -> UIMenu?
  func editMenuWillOpen(_ animator: ContextMenuAnimator)
  func editMenuWillClose(_ animator: ContextMenuAnimator)
}

extension TextTouching {
  private static var longPress: TimeInterval { 0.5 }

  /// A touch has ended that is meant for the text. The one that gives it the keyboard leaves the insertion point where
  /// it is, unless it lasted; a tap at the insertion point opens the menu, or closes the one that is open.
  func textWasTouched(_ touch: UITouch, wasEditing: Bool) {
    let offset = textOffset(at: touch.location(in: self))
    if touch.timestamp - touch.beganTimestamp >= Self.longPress {
      if allowsEditing { select(offset) } else { editor.selectWord(at: offset) }
      return openEditMenu()
    }
    switch touch.tapCount {
    case 1:
      guard wasEditing else { return }
      let place = NSRange(location: editor.wordBoundary(near: offset), length: 0)
      let isThere = editor.selection == place
      editor.selection = place
      if isThere, EditMenuBar.closedByTouch !== self { openEditMenu() }
    case 2:
      editor.selectWord(at: offset)
      openEditMenu()
    default:
      editor.selectAll()
      openEditMenu()
    }
  }

  private func select(_ offset: Int) { editor.selection = NSRange(location: offset, length: 0) }

  /// What is selected by the menu has a menu in turn.
  func openEditMenu() {
    let suggestions = EditAction.suggestions(for: self)
    let menu = editMenu(suggesting: suggestions) ?? UIMenu(children: suggestions)
    guard !menu.isEmpty else { return }
    let animator = ContextMenuAnimator(nil)
    editMenuWillOpen(animator)
    EditMenuBar.open(menu, at: editMenuTarget, of: self, commandsTo: self) { [weak self] in
      let animator = ContextMenuAnimator(nil)
      self?.editMenuWillClose(animator)
      animator.finish()
    }
    animator.finish()
  }

  func selectByMenu(_ sender: Any?, _ change: (TextEditor) -> Void) {
    change(editor)
    if sender is UICommand, window != nil { openEditMenu() }
  }
}
