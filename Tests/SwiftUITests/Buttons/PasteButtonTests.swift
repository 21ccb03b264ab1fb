import SwiftUI
import Testing

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct PasteButtonTests {
    @Test func itIsEnabledWhileThereIsSomethingToPaste() async throws {
      UIPasteboard.general.items = []
      let (pastes, told) = AsyncStream.makeStream(of: [String].self)
      let screen = Screen { PasteButton(payloadType: String.self) { told.yield($0) } }
      let button = try #require(screen.element("Paste"))
      #expect(!button.element.states.contains(.enabled))
      UIPasteboard.general.string = "Fig"
      #expect(screen.element("Paste")?.element.states.contains(.enabled) == true)
      screen.tap("Paste")
      var received = pastes.makeAsyncIterator()
      #expect(await received.next() == ["Fig"])
      UIPasteboard.general.items = []
    }
  }
}
