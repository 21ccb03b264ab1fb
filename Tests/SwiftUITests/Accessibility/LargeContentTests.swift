import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct LargeContentTests {
    @Test func theViewSaysWhatIsShownLarge() throws {
      let screen = Screen { Text("A").accessibilityShowsLargeContentViewer { Label("Add", systemImage: "plus") } }
      var views: [UIView] = [screen.window]
      while let view = views.popLast() {
        if view.showsLargeContentViewer {
          #expect(view.largeContentTitle == "Add" && view.largeContentImage != nil)
          return
        }
        views += view.subviews
      }
      Issue.record("no view shows large content")
    }
  }
}
