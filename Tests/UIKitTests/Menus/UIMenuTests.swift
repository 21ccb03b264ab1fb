import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIMenuTests {
  private func withButton(_ body: (UIButton) throws -> Void) rethrows {
    try withWindow { _, root in
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      root.addSubview(button)
      try body(button)
    }
  }

  private func row(_ label: String) -> Element? {
    Element.onScreen(.collectionView).first?.all(.button).first { $0.label == label }
  }

  @Test func `A tap opens the menu, and a tap on a row performs its action`() throws {
    try withButton { button in
      var log: [String] = []
      let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Cut", attributes: .disabled) { _ in }])
      button.menu = UIMenu(
        title: "Edit",
        children: [
          UIAction(title: "Copy", state: .on) { log.append("copy \($0.sender as AnyObject === button)") }, inline,
          UIAction(title: "Secret", attributes: .hidden) { _ in },
        ])
      button.tapCentre()
      #expect(Element.onScreen(.collectionView).isEmpty)
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { _ in log.append("opens") }, for: .menuActionTriggered)
      button.tapCentre()
      let list = try #require(Element.onScreen(.collectionView).first)
      #expect(list.all(.button).map(\.label) == ["Copy", "Cut"])
      #expect(list.all(.button).map(\.states) == [[.enabled, .selected], []])
      tap(row("Copy"))
      #expect(log == ["opens", "copy true"])
      #expect(Element.onScreen(.collectionView).isEmpty)
    }
  }

  @Test func `A menu inside another one takes its place, and a tap beside it closes it`() {
    withButton { button in
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [UIMenu(title: "Sort", children: [UIAction(title: "By name") { _ in }])])
      button.tapCentre()
      tap(row("Sort"))
      #expect(row("By name") != nil && row("Sort") == nil)
      Fingers.tap(CGPoint(x: 20, y: 700))
      #expect(Element.onScreen(.collectionView).isEmpty)
    }
  }

  @Test func `Holding the button down opens a menu that is not its primary action`() {
    withButton { button in
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      Fingers.send(.began, CGPoint(x: 150, y: 120))
      Fingers.send(.stationary, CGPoint(x: 150, y: 120), at: 1)
      Fingers.send(.ended, CGPoint(x: 150, y: 120), at: 1)
      #expect(row("Copy") != nil)
    }
  }

  @Test func `A pop-up button shows what was chosen`() {
    withButton { button in
      let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
      button.menu = UIMenu(children: actions)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Small")
      button.tapCentre()
      tap(row("Large"))
      #expect(button.currentTitle == "Large")
      #expect(actions.map(\.state) == [.off, .on])
      #expect(button.menu?.selectedElements == [actions[1]])
    }
  }
}
