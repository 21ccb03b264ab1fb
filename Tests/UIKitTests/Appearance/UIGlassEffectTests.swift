import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIGlassEffectTests {
  @Test func `Glass is a tint, of its own colour where it has one`() {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    #expect(view.drawContents().count == 1)
    let clear = UIGlassEffect(style: .clear)
    clear.tintColor = .red
    #expect(clear.tint == UIColor.red.withAlphaComponent(0.2))
    let plain = UIGlassEffect(style: .regular).tint?.resolvedColor(with: .current)
    #expect(plain == UIColor.systemBackground.withAlphaComponent(0.6).resolvedColor(with: .current))
    view.effect = UIGlassContainerEffect()
    #expect(view.drawContents().isEmpty)
  }

  @Test func `A button of glass is a capsule`() {
    let kinds: [UIButton.Configuration] = [.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()]
    #expect(kinds.allSatisfy { $0.cornerStyle == .capsule } && Set(kinds).count == 4)
  }
}
