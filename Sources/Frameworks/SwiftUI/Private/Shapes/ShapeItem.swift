@_spi(Windfall) import UIKit

final class ShapeItem: ViewItem<ShapeRenderView> {
  var measure: ((ProposedViewSize) -> CGSize)?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { measure?(proposal) ?? .zero }
}
