import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ScrollViewReaderTests {
    struct Example: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("to 50") { proxy.scrollTo(50, anchor: .top) }
            Button("to end") { proxy.scrollTo("end") }
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<100) { Text("row \($0)").frame(height: 20) }
                Text("the end").frame(height: 20).id("end")
              }
            }
          }
        }
      }
    }

    @Test func aProxyScrollsToAView() throws {
      let screen = Screen(width: 200, height: 300) { Example() }
      let scroll = try #require(screen.view(UIScrollView.self))
      screen.tap("to 50")
      #expect(abs(scroll.contentOffset.y - 1000) < 1)
      screen.tap("to end")
      #expect(abs(scroll.contentOffset.y - 2020 + scroll.bounds.height) < 1)
    }
  }
}
