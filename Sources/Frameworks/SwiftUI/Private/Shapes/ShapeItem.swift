@_spi(Windfall) import UIKit
import WindfallCore

final class ShapeItem: ViewItem<ShapeRenderView> {
  var measure: ((ProposedViewSize) -> CGSize)?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { measure?(proposal) ?? .zero }
}

final class ShapeRenderView: FallbackLeafView {
  enum Look: Equatable {
    case fill(_Paint)
    case stroke(_Paint, DisplayStroke)
  }

  var outline: ((CGRect) -> Path)?
  var look: Look? { didSet { if look != oldValue { setNeedsDisplay() } } }

  /// A finger counts on what is filled; outlines let it through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard case .fill(let paint)? = look, paint.isVisible else { return false }
    return outline?(bounds).contains(point) ?? false
  }

  override func drawContents() -> [DisplayItem] {
    guard let look, let path = outline?(bounds).display else { return [] }
    switch look {
    case .fill(let paint): return [.fill(path, paint.display(in: bounds))]
    case .stroke(let paint, let stroke): return [.stroke(path, paint.display(in: bounds), stroke)]
    }
  }
}
