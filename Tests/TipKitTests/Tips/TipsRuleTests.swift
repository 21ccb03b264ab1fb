import SwiftUITestSupport
import Dispatch
import Testing

@testable import TipKit

extension AllTests {
  @MainActor @Suite struct TipsRuleTests {
    private struct Hint: Tip {
      static let isOn = Tips.Parameter(wrappedValue: false)
      static let opened = Event(id: "opened")

      var title: Text { Text("Hint") }
      var rules: [Rule] {
        Tips.Rule(Self.isOn) { $0 == true }
        Tips.Rule(Self.opened) { $0.donations.donatedWithin(.day).count >= 2 }
      }
    }

    init() { TipStore.shared.reset() }

    /// Tests run on the main queue, which need not be on the main thread: what changes comes by way of the queue then.
    private func changesAreSeen() async {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func aTipIsShownWhenAllItsRulesHold() async throws {
      try Tips.configure()
      let screen = Screen { TipView(Hint()) }
      #expect(!screen.has("Hint") && Hint().status == .pending)
      Hint.isOn.wrappedValue = true
      await Hint.opened.donate()
      await changesAreSeen()
      #expect(!screen.has("Hint"))
      Hint.opened.sendDonation()
      await changesAreSeen()
      #expect(Hint().status == .available)
      #expect(screen.has("Hint"))
      Hint.isOn.wrappedValue = false
      await changesAreSeen()
      #expect(!screen.has("Hint"))
    }
  }
}
