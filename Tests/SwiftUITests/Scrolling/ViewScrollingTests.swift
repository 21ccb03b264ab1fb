import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

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
