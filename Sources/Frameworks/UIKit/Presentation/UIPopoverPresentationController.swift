/// See [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
///
/// The popover stands below its source, or above it where there is more room; it has no arrow.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private static let gap: CGFloat = 13
  private static let margin: CGFloat = 10

  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Up where the popover is below its source; unknown before it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func prepare() {
    guard shownStyle == .popover else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return }
    fatalError(
      "UIPopoverPresentationController (\(type(of: presentedViewController))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  override func frame(in container: UIView) -> CGRect {
    guard let source = source(in: container) else { return container.bounds }
    let room = container.bounds.inset(by: container.window?.safeAreaInsets ?? .zero)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let size = wantedSize(in: room.size)
    let (above, below) = (source.minY - Self.gap - room.minY, room.maxY - source.maxY - Self.gap)
    let isBelow =
      permittedArrowDirections.contains(.up)
      && (below >= size.height || below >= above || !permittedArrowDirections.contains(.down))
    arrowDirection = isBelow ? .up : .down
    let height = min(size.height, max(0, isBelow ? below : above))
    return CGRect(
      x: min(max(room.minX, source.midX - size.width / 2), room.maxX - size.width),
      y: isBelow ? source.maxY + Self.gap : source.minY - Self.gap - height, width: size.width, height: height)
  }

  private func source(in container: UIView) -> CGRect? {
    guard let view = barButtonItem?.view ?? sourceView, view.window != nil else { return nil }
    return view.convert(barButtonItem != nil || sourceRect.isNull ? view.bounds : sourceRect, to: container as UIView?)
  }

  private func wantedSize(in room: CGSize) -> CGSize {
    let wanted = presentedViewController.preferredContentSize
    return CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, room.width),
      height: min(wanted.height > 0 ? wanted.height : 480, room.height))
  }
}

/// See [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// See [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
