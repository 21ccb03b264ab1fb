import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ShareLinkTests {
    @Test func aTapOpensTheListOfActivities() throws {
      let screen = Screen {
        VStack {
          ShareLink(item: "text")
          ShareLink("Send", item: "text", preview: SharePreview("Preview", image: Image("a")))
          ShareLink(items: ["a", "b"]) { Text("Both") }
        }
      }
      #expect(screen.has("Share…"))
      #expect(screen.has("Send"))
      screen.tap("Both")
      let root = try #require(screen.window.rootViewController)
      #expect(root.presentedViewController is UIActivityViewController)
      root.dismiss(animated: false)
    }
  }
}
