@_spi(Windfall) import UIKit
import WindfallCore

/// The element of a list's row. A swipe to the left offers to delete a row that can be deleted.
final class ListCellView: RenderView {
  private static let buttonWidth: CGFloat = 74
  /// The share of the width after which lifting the finger deletes.
  private static let fullSwipe: CGFloat = 0.7

  var onDelete: (@MainActor () -> Void)? {
    didSet {
      pan.isEnabled = onDelete != nil
      if onDelete == nil { close() }
    }
  }
  private let pan = UIPanGestureRecognizer()
  private var button: UIButton?

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.isEnabled = false
    pan.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementType: ElementType { .cell }

  /// A row that can be swiped takes fingers everywhere.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil && onDelete != nil && self.point(inside: point, with: event) ? self : hit
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let moved = pan.translation(in: self)
    return abs(moved.x) > abs(moved.y) && (moved.x < 0 || button != nil)
  }

  private func follow() {
    guard pan.state == .ended else { return }
    let moved = pan.translation(in: self).x
    if moved > 0 {
      close()
    } else if -moved > bounds.width * Self.fullSwipe {
      delete()
    } else if -moved > Self.buttonWidth / 2 {
      open()
    }
  }

  private func open() {
    guard button == nil else { return }
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
    button.frame = CGRect(
      x: bounds.maxX - Self.buttonWidth, y: bounds.minY, width: Self.buttonWidth, height: bounds.height)
    button.addAction(UIAction { [weak self] _ in self?.delete() }, for: .touchUpInside)
    addSubview(button)
    self.button = button
  }

  private func close() {
    button?.removeFromSuperview()
    button = nil
  }

  private func delete() {
    close()
    onDelete?()
  }
}
