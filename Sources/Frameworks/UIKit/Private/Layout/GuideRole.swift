/// What keeps a guide of the system in its place.
enum GuideRole {
  case safeArea, margins, readableContent, keyboard, scrollContent, scrollFrame

  /// The greatest width in which text is comfortable to read, at the standard text size.
  static let readableWidth: CGFloat = 672

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }

  var hasInsets: Bool { self == .safeArea || self == .margins || self == .readableContent || self == .keyboard }

  /// The distance of the guide from the edges of its view, of the keyboard's the height in place of that from the top;
  /// nil where other things place it.
  @MainActor func insets(in view: UIView) -> UIEdgeInsets? {
    switch self {
    case .safeArea: view.safeAreaInsets
    case .margins, .readableContent: view.layoutMargins
    case .keyboard: UIEdgeInsets(top: max(view.keyboardInset, view.safeAreaInsets.bottom), left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: nil
    }
  }

  /// Where the guide is while no constraint is on it.
  @MainActor func frame(in view: UIView) -> CGRect {
    switch self {
    case .safeArea, .margins: return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(in: view) ?? .zero)
    case .readableContent:
      let box = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.layoutMargins)
      let width = min(box.width, GuideRole.readableWidth)
      return CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
    case .keyboard:
      let height = insets(in: view)?.top ?? 0
      return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.bounds
    }
  }
}
