import Testing

@testable @_spi(Windfall) import UIKit

@MainActor private final class Tips: NSObject, UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    UIToolTipConfiguration(toolTip: "\(point.x)", in: CGRect(origin: point, size: .zero))
  }
}

@MainActor struct UIToolTipInteractionTests {
  @Test func `A control has an interaction for the tip that it is given`() {
    let button = UIButton()
    #expect(button.toolTip == nil && button.toolTipInteraction == nil)
    button.toolTip = "Buys"
    let interaction = button.toolTipInteraction
    #expect(interaction?.defaultToolTip == "Buys" && interaction?.view === button && button.interactions.count == 1)
    button.toolTip = "Sells"
    #expect(button.toolTipInteraction === interaction && interaction?.defaultToolTip == "Sells")
    button.toolTip = nil
    #expect(button.toolTip == nil && button.interactions.count == 1)
  }

  @Test func `A delegate knows the tip at a point`() {
    let (label, tips) = (UILabel(), Tips())
    let interaction = UIToolTipInteraction(defaultToolTip: "tip")
    interaction.delegate = tips
    label.addInteraction(interaction)
    let tip = interaction.delegate?.toolTipInteraction(interaction, configurationAt: CGPoint(x: 3, y: 4))
    #expect(tip?.toolTip == "3.0" && tip?.sourceRect.origin.y == 4 && interaction.view === label)
    #expect(UIToolTipConfiguration(toolTip: "tip").sourceRect.isNull)
  }
}
