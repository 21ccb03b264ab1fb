import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct ScrollTests {
    @Test func contentIsAsLongAsItNeeds() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { Probe("\($0)", 100, 50) }
          }
        }
        .accessibilityIdentifier("scroll")
      }
      #expect(screen.frame("4").text == "0 200 100 50")
      #expect(screen.elements.first?.element.type == .scrollView)
      #expect(screen.elements.first?.frame.text == "0 0 100 100")
    }

    @Test func horizontalContentIsAsWideAsItNeeds() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { Probe("\($0)", 50, 20) }
          }
        }
      }
      #expect(screen.frame("4").text == "240 40 50 20")
      #expect(screen.elements.first?.frame.text == "0 40 100 20")
    }
  }
}

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

extension AllTests {
  @MainActor @Suite struct ViewScrollingTests {
    @Test func scrollingDismissesTheKeyboardAsIsSaid() {
      func mode<V: View>(_ view: V) -> UIScrollView.KeyboardDismissMode? {
        let screen = Screen(width: 300, height: 300) { view }
        return screen.view(UIScrollView.self)?.keyboardDismissMode
      }
      let scroll = ScrollView { Text("text") }
      #expect(mode(scroll) == .onDrag)
      #expect(mode(scroll.scrollDismissesKeyboard(.never)) == UIScrollView.KeyboardDismissMode.none)
      #expect(mode(List { Text("text") }.scrollDismissesKeyboard(.interactively)) == .interactive)
    }
  }
}
