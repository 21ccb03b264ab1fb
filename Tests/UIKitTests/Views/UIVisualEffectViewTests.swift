import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIVisualEffectViewTests {
  @Test func `A blur is a tint below the content, which fills the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    guard case .fill(_, .color(let color))? = view.drawContents().first else {
      Issue.record("no tint")
      return
    }
    #expect(color.alpha < 1 && color.red < 0.5)
    view.effect = nil
    #expect(view.drawContents().isEmpty)
  }
}
