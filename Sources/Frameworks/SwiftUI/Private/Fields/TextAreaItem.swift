import UIKit

/// As wide as it is offered; as high as its text, or as it is offered.
@MainActor
final class TextAreaItem: ViewItem<TextAreaRenderView> {
  private static let anyLength: CGFloat = 100
  private var text = ""
  private var grows = false

  func set(_ text: String, grows: Bool) {
    if text == self.text && grows == self.grows { return }
    self.text = text
    self.grows = grows
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? Self.anyLength
    let height =
      grows
      ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      : proposal.height ?? Self.anyLength
    return CGSize(width: width, height: height)
  }
}
