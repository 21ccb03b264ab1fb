/// Shows the input view and the input accessory view of the first responder, or of the next responder that has some, at
/// the bottom of the screen.
final class InputWindow: UIWindow {
  private static let shared = InputWindow(frame: UIScreen.main.bounds)
  private static var isShown = false
  private static let customHeight: CGFloat = 216

  private var accessory: UIView?
  private var input: UIView?

  /// Takes the views of the responder that has the keyboard now.
  static func update() {
    let accessory = view(\.inputAccessoryView)
    let input = view(\.inputView)
    guard accessory != nil || input != nil || isShown else { return }
    isShown = accessory != nil || input != nil
    shared.show(accessory, input)
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
    self.accessory = accessory
    self.input = input
    windowLevel = Level(10)
    setSubviews([accessory, input].compactMap { $0 })
    isHidden = subviews.isEmpty
    setNeedsLayout()
  }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    frame = screen.bounds
    let bottom = bounds.maxY - safeAreaInsets.bottom
    let inputHeight = height(of: input, otherwise: InputWindow.customHeight)
    input?.frame = CGRect(x: 0, y: bottom - inputHeight, width: bounds.width, height: inputHeight)
    let accessoryHeight = height(of: accessory, otherwise: 0)
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
