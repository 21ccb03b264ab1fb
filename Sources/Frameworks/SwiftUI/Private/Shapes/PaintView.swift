import WindfallCore
@_spi(Windfall) import UIKit

/// Fills itself with a paint.
final class PaintView: FallbackLeafView {
  var paint: _Paint? { didSet { if paint != oldValue { setNeedsDisplay() } } }

  /// What is fully transparent lets fingers through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (paint?.isVisible ?? false) && super.point(inside: point, with: event)
  }

  override func drawContents() -> [DisplayItem] {
    guard let paint, paint.isVisible else { return [] }
    return [.fill(.rect(bounds), paint.display(in: bounds))]
  }
}
