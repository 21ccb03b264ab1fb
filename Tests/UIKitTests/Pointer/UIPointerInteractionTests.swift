import Testing

@testable @_spi(Windfall) import UIKit

@MainActor private final class Key: UIView, UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.view.map {
      UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0)), shape: .roundedRect(region.rect))
    }
  }
}

@MainActor struct UIPointerInteractionTests {
  @Test func `It is an interaction of its view, and its delegate knows the style`() throws {
    let key = Key(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let interaction = UIPointerInteraction(delegate: key)
    key.addInteraction(interaction)
    #expect(interaction.view === key)
    let window = UIWindow()
    window.addSubview(key)
    let style = try #require(
      interaction.delegate?.pointerInteraction(interaction, styleFor: UIPointerRegion(rect: key.bounds)))
    #expect(style.pointerEffect?.preview.view === key)
    guard case .roundedRect(let rect, UIPointerShape.defaultCornerRadius) = style.pointerShape else {
      Issue.record("another shape")
      return
    }
    #expect(rect == key.bounds)
    key.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
