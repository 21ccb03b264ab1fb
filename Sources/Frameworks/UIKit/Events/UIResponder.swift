/// See [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The object that has the keyboard.
  @_spi(Windfall) public private(set) static weak var firstResponder: UIResponder?

  var kept = KeptValues()

  public override init() { super.init() }

  /// Called once all outlets of an object from a nib or storyboard are set.
  open func awakeFromNib() {}

  /// Interface Builder alone calls it, so nothing does here.
  open func prepareForInterfaceBuilder() {}

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Fails for responders that no window leads to.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard isReachedFromWindow else {
      if let view = self as? UIView { UIResponder.waiting = view }
      return false
    }
    UIResponder.waiting = nil
    // The keyboard stays where it is when it goes from one responder to the next.
    return InputWindow.updateOnce {
      if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
      UIResponder.firstResponder = self
      firstResponderStatusDidChange()
      return true
    }
  }

  /// The view that asked to be the first responder before it was in a window; it is once it is there.
  private static weak var waiting: UIView?

  /// Makes the view in a window the first responder that has waited for it.
  static func didEnterWindow(_ view: UIView) {
    guard view === waiting else { return }
    waiting = nil
    view.becomeFirstResponder()
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if UIResponder.waiting === self { UIResponder.waiting = nil }
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    EditMenuBar.close(for: self)
    firstResponderStatusDidChange()
    InputWindow.update()
    return true
  }

  /// The keyboard is being taken away without asking.
  private(set) static var isForced = false

  static func forcing(_ force: Bool, _ body: () -> Bool) -> Bool {
    isForced = force
    defer { isForced = false }
    return body()
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isLeftToSystem = true }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The shortcuts of a hardware keyboard that work while the responder is in the chain of the first responder, or of
  /// the view controller in front where there is none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called only by the app: nobody shakes the device.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  /// Shows the input views anew if the responder, or one before it in the chain, has the keyboard.
  open func reloadInputViews() { InputWindow.update() }

  /// Called for the application and its delegate with the builder of the main menu, and for all in the chain with that
  /// of the menu of a text.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    // All responders have the methods of the edit menu: only those that a class overrides are found by their names.
    let isInherited = EditAction.names.contains(action.description)
    return MethodTable.responds(target: self, selector: isInherited ? Selector(action.description) : action)
  }

  /// The first responder of the chain that can perform the action, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: - Edit actions

  open func cut(_ sender: Any?) { stop(at: "cut:") }

  open func copy(_ sender: Any?) { stop(at: "copy:") }

  open func paste(_ sender: Any?) { stop(at: "paste:") }

  open func pasteAndMatchStyle(_ sender: Any?) { stop(at: "pasteAndMatchStyle:") }

  open func select(_ sender: Any?) { stop(at: "select:") }

  open func selectAll(_ sender: Any?) { stop(at: "selectAll:") }

  open func delete(_ sender: Any?) { stop(at: "delete:") }

  open func toggleBoldface(_ sender: Any?) { stop(at: "toggleBoldface:") }

  open func toggleItalics(_ sender: Any?) { stop(at: "toggleItalics:") }

  open func toggleUnderline(_ sender: Any?) { stop(at: "toggleUnderline:") }

  open func increaseSize(_ sender: Any?) { stop(at: "increaseSize:") }

  open func decreaseSize(_ sender: Any?) { stop(at: "decreaseSize:") }

  private func stop(at action: String) -> Never {
    fatalError("-[\(type(of: self)) \(action)]: unrecognized selector sent to instance")
  }

  // MARK: - Activities

  /// Kept and given back: the app makes it current itself.
  open var userActivity: NSUserActivity?

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// That of the window. Typing registers nothing there.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Accessibility

  /// On the screen: that of a view unless another was set, which is kept for who reads it.
  open var accessibilityFrame: CGRect {
    get {
      if let own = kept.value(nil as CGRect?) { return own }
      guard let view = self as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { kept.set(newValue as CGRect?) }
  }

  /// The middle of the frame unless another point was set, which is kept for who reads it.
  open var accessibilityActivationPoint: CGPoint {
    get { kept.value(nil as CGPoint?) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { kept.set(newValue as CGPoint?) }
  }

  /// For assistive technologies, which there are none of.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// For assistive technologies, which there are none of.
  open var shouldGroupAccessibilityChildren = false

  /// Not found where the object is no container; a subclass may count elements of its own.
  open func accessibilityElementCount() -> Int { (self as? UIView)?.accessibilityElements?.count ?? NSNotFound }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = (self as? UIView)?.accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    let elements = (self as? UIView)?.accessibilityElements ?? []
    return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { false }

  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}

  open func accessibilityPerformEscape() -> Bool { false }

  open func accessibilityPerformMagicTap() -> Bool { false }

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Assistive technologies, which there are none of, have the focus.
  open func accessibilityElementDidBecomeFocused() {}

  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { false }

  /// Classes that override what an extension declares tell of it here, by its name; see the lowering's
  /// `ExtensionMemberRule`.
  open class func windfallClassMember(_ name: String) -> Any? { nil }

  /// The same for members of objects.
  open func windfallMember(_ name: String) -> Any? { nil }

  /// Called after the responder gained or lost the keyboard, by whatever way.
  func firstResponderStatusDidChange() {}

  private var isReachedFromWindow: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window != nil }
      responder = current.next
    }
    return self is UIApplication
  }
}
