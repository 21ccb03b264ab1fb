@_spi(Windfall) import UIKit

final class FillItem: ViewItem<PaintView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = LayoutDefaults.idealLength
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
  }
}
