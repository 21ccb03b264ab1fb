/// Shows the keyboard, or the input view of the first responder, with the input accessory view at the bottom of the
/// screen; where the responder has none, those of the next responder that has some.
final class InputWindow: UIWindow {
  private static var shared: InputWindow?
  private static var isHeld = false
  private static let customHeight: CGFloat = 216

  private let keyboard = KeyboardView(frame: .zero)
  private var accessory: UIView?
  private var input: UIView?

  /// Takes the views of the responder that has the keyboard now, and tells where they are if that changes.
  static func update() {
    guard !isHeld else { return }
    let accessory = view(\.inputAccessoryView)
    let input = view(\.inputView)
    let hasKeyboard = input == nil && UIResponder.firstResponder is any UIKeyInput
    guard accessory != nil || input != nil || hasKeyboard || shared != nil else { return }
    let window = shared ?? InputWindow(frame: UIScreen.main.bounds)
    window.isSystemWindow = true
    shared = window
    if hasKeyboard { window.keyboard.show(for: UIResponder.firstResponder) } else { window.keyboard.reset() }
    window.show(accessory, hasKeyboard ? window.keyboard : input)
  }

  /// Takes the views of the first responder after the changes of the body, not in between.
  static func updateOnce(_ body: () -> Bool) -> Bool {
    isHeld = true
    let result = body()
    isHeld = false
    update()
    return result
  }

  /// Hides a keyboard whose responder is gone without having said so.
  static func updateIfOrphaned() {
    if let shared, !shared.isHidden, UIResponder.firstResponder == nil { update() }
  }

  static func forgetShared() { shared = nil }

  /// The part of the screen that the keyboard or what stands for it takes.
  static var covered: CGRect {
    guard let shared, !shared.isHidden else { return .null }
    return shared.area
  }

  private static func view(_ keyPath: KeyPath<UIResponder, UIView?>) -> UIView? {
    var responder = UIResponder.firstResponder
    while let current = responder {
      if let view = current[keyPath: keyPath] { return view }
      responder = current.next
    }
    return nil
  }

  private func show(_ accessory: UIView?, _ input: UIView?) {
    guard accessory !== self.accessory || input !== self.input else { return }
    let old = area
    self.accessory = accessory
    self.input = input
    windowLevel = Level(10)
    setSubviews([accessory, input].compactMap { $0 })
    isHidden = subviews.isEmpty
    setNeedsLayout()
    let new = area
    guard new != old else { return }
    for window in UIApplication.shared.visibleWindows where window !== self { window.tellKeyboardArea() }
    KeyboardNotice(from: old, to: new).post()
  }

  /// From the top of the views to the lower edge of the screen; without any, what a hidden keyboard takes: nothing.
  private var area: CGRect {
    let screen = screen.bounds
    guard accessory != nil || input != nil else { return CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0) }
    let height = inputHeight + accessoryHeight + screenInset
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  private var screenInset: CGFloat { screen.safeArea.bottom }

  private var inputHeight: CGFloat { height(of: input, otherwise: InputWindow.customHeight) }

  private var accessoryHeight: CGFloat { height(of: accessory, otherwise: 0) }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    frame = screen.bounds
    let bottom = bounds.maxY - screenInset
    let (inputHeight, accessoryHeight) = (inputHeight, accessoryHeight)
    input?.frame = CGRect(x: 0, y: bottom - inputHeight, width: bounds.width, height: inputHeight)
    accessory?.frame = CGRect(
      x: 0, y: bottom - inputHeight - accessoryHeight, width: bounds.width, height: accessoryHeight)
  }

  private func height(of view: UIView?, otherwise: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    let intrinsic = view.intrinsicContentSize.height
    if view.bounds.height > 0 { return view.bounds.height }
    return intrinsic > 0 ? intrinsic : otherwise
  }

  /// Only the views take touches; all else goes to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
