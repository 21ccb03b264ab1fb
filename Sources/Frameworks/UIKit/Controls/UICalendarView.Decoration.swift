extension UICalendarView {
  /// See [UICalendarView.DecorationSize](https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize).
  public enum DecorationSize: Int, Sendable {
    case small
    case medium
    case large

    var side: CGFloat {
      switch self {
      case .small: 6
      case .medium: 8
      case .large: 12
      }
    }
  }

  /// See [UICalendarView.Decoration](https://developer.apple.com/documentation/uikit/uicalendarview/decoration).
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: () -> UIView

    /// A dot.
    public convenience override init() { self.init(color: nil, size: .medium) }

    public init(customViewProvider: @escaping () -> UIView) {
      make = customViewProvider
      super.init()
    }

    /// The colour is that of fills unless it is given.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      make = {
        let view = UIImageView(image: image)
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        view.bounds.size = CGSize(width: size.side, height: size.side)
        return view
      }
      super.init()
    }

    public init(color: UIColor?, size: DecorationSize) {
      make = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
        view.backgroundColor = color ?? .systemFill
        view.layer.cornerRadius = size.side / 2
        return view
      }
      super.init()
    }

    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// A view of its own size, or of the one that fits.
    final func makeView() -> UIView {
      let view = make()
      if view.bounds.isEmpty { view.bounds.size = view.sizeThatFits(.zero) }
      return view
    }
  }
}
