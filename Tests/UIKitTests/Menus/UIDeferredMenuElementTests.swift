import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIDeferredMenuElementTests {
  private func open(_ element: UIDeferredMenuElement) -> MenuOverlay? {
    guard let root = UIApplication.shared.visibleWindows.last?.rootViewController?.view else { return nil }
    return MenuOverlay.open(UIMenu(children: [element]), for: root)
  }

  private var rows: [String] { Element.onScreen(.collectionView).first?.all(.button).map(\.label) ?? [] }

  @Test func `A row says that elements are loading until they have come`() {
    withWindow { _, _ in
      var complete: (([UIMenuElement]) -> Void)?
      let overlay = open(UIDeferredMenuElement { complete = $0 })
      #expect(rows == ["Loading…"])
      complete?([UIAction(title: "Red") { _ in }, UIAction(title: "Blue") { _ in }])
      #expect(rows == ["Red", "Blue"])
      overlay?.close()
    }
  }

  @Test func `Elements are asked for once, unless they are not to be kept`() {
    withWindow { _, _ in
      var calls = 0
      let provider: UIDeferredMenuElement.Provider = {
        calls += 1
        $0([UIAction(title: "\(calls)") { _ in }])
      }
      let cached = UIDeferredMenuElement(provider)
      for _ in 0..<2 {
        let overlay = open(cached)
        #expect(rows == ["1"])
        overlay?.close()
      }
      let uncached = UIDeferredMenuElement.uncached(provider)
      for row in ["2", "3"] {
        let overlay = open(uncached)
        #expect(rows == [row])
        overlay?.close()
      }
    }
  }
}
