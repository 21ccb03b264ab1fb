@testable import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ContextMenuTests {
    @Test func anElementOffersItsMenuUnderALongPress() throws {
      struct Example: View {
        @State private var isOn = false
        let log: Log
        var body: some View {
          VStack {
            Text("press me").contextMenu {
              Button("Copy") { log.add("copy") }
              Toggle("Loud", isOn: $isOn)
            }
            Text(isOn ? "on" : "off")
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(!screen.has("Copy"))
      let view = try #require(screen.view(GestureView.self))
      view.action?()
      screen.tap("Copy")
      #expect(log.take() == ["copy"])
      view.action?()
      screen.tap("Loud")
      #expect(screen.has("on"))
    }
  }
}
