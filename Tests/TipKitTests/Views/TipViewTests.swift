import Testing

@testable import TipKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TipViewTests {
    private struct Favorite: Tip {
      var title: Text { Text("Save as a favorite") }
      var message: Text? { Text("Tap the star.") }
      var actions: [Action] { Action(id: "more", title: "Learn more") }
      var options: [any TipOption] { Tips.MaxDisplayCount(3) }
    }

    init() { TipStore.shared.reset() }

    @Test func tipsAreShownOnceTheyAreConfigured() throws {
      TipStore.shared.isConfigured = false
      let screen = Screen { TipView(Favorite()) }
      #expect(!screen.has("Save as a favorite"))
      #expect(Favorite().status == .pending)
      try Tips.configure([.displayFrequency(.immediate)])
      #expect(screen.has("Save as a favorite") && screen.has("Tap the star."))
      #expect(throws: TipKitError.self) { try Tips.resetDatastore() }
    }

    @Test func aTipIsClosedOrInvalidated() throws {
      try Tips.configure()
      let screen = Screen { TipView(Favorite()) }
      screen.tap("Close")
      #expect(!screen.has("Save as a favorite"))
      #expect(Favorite().status == .invalidated(.tipClosed))
      Tips.showAllTipsForTesting()
      #expect(screen.has("Save as a favorite"))
      Tips.hideAllTipsForTesting()
      #expect(!screen.has("Save as a favorite"))
    }

    @Test func actionsAreTold() throws {
      try Tips.configure()
      var ids: [String] = []
      let screen = Screen { TipView(Favorite()) { ids.append($0.id) } }
      screen.tap("Learn more")
      #expect(ids == ["more"])
    }

    @Test func aTipIsShownSoOften() throws {
      try Tips.configure()
      for _ in 0..<3 {
        let screen = Screen { TipView(Favorite()) }
        #expect(screen.has("Save as a favorite"))
      }
      let screen = Screen { TipView(Favorite()) }
      #expect(!screen.has("Save as a favorite"))
      #expect(Favorite().status == .invalidated(.displayCountExceeded))
    }

    @Test func aPopoverShowsATip() throws {
      try Tips.configure()
      let screen = Screen { Text("star").popoverTip(Favorite()) }
      #expect(screen.elements.contains { $0.element.label == "star" })
      #expect(screen.window.rootViewController?.presentedViewController != nil)
      Favorite().invalidate(reason: .actionPerformed)
      _ = screen.elements
      #expect(screen.window.rootViewController?.presentedViewController == nil)
    }
  }
}
