import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIEditMenuInteractionTests {
  private final class Card: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == EditAction.copy }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = "card" }
  }

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var extra: [UIMenuElement]?
    var target = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { extra.map { UIMenu(children: suggestedActions + $0) } }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addAnimations { self.log.append("animated") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss \(configuration.identifier)") }
  }

  private func withCard(_ body: (Card, Delegate, UIEditMenuInteraction) throws -> Void) rethrows {
    try withWindow { _, root in
      let (card, delegate) = (Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40)), Delegate())
      root.addSubview(card)
      let interaction = UIEditMenuInteraction(delegate: delegate)
      card.addInteraction(interaction)
      try body(card, delegate, interaction)
      interaction.dismissMenu()
    }
  }

  private let configuration = UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 50, y: 20))

  private var menu: [String] { Element.onScreen(.menuItem).map(\.label) }

  @Test func `The menu suggests what the view performs`() {
    withCard { _, delegate, interaction in
      interaction.presentEditMenu(with: configuration)
      #expect(menu == ["Copy"] && delegate.log == ["present card", "animated"])
      tap(Element.onScreen(.menuItem).first)
      #expect(UIPasteboard.general.string == "card" && delegate.log.last == "dismiss card")
    }
  }

  @Test func `The delegate adds to the menu, which can be loaded anew, and has menus of its own`() {
    withCard { _, delegate, interaction in
      let more = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in delegate.log.append("deep") }])
      delegate.extra = [UIAction(title: "Hidden", attributes: .hidden) { _ in }, more]
      interaction.presentEditMenu(with: configuration)
      #expect(menu == ["Copy", "More"])
      tap(Element.onScreen(.menuItem).last)
      #expect(menu == ["Deep"])
      delegate.extra = [UIAction(title: "New") { _ in }]
      interaction.reloadVisibleMenu()
      #expect(menu == ["Copy", "New"])
      interaction.dismissMenu()
      #expect(menu == [] && delegate.log.last == "dismiss card")
    }
  }

  @Test func `It stands over the point that it was asked for, or over the delegate's rectangle`() {
    withCard { card, delegate, interaction in
      interaction.presentEditMenu(with: configuration)
      #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 320))
      #expect(UIMenuController.shared.menuFrame.maxY == 312)
      delegate.target = card.bounds
      interaction.updateVisibleMenuPosition(animated: true)
      #expect(UIMenuController.shared.menuFrame.maxY == 292)
      card.removeInteraction(interaction)
      #expect(menu == [] && interaction.view == nil)
    }
  }
}
