import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct SafeAreaTests {
    @Test func contentKeepsClearOfTheEdges() {
      #expect(Screen { Probe("a") }.frame("a").text == "0 47 390 763")
    }

    @Test func whatIgnoresTheSafeAreaFillsTheScreen() {
      #expect(Screen { Probe("a").ignoresSafeArea() }.frame("a").text == "0 0 390 844")
      #expect(Screen { Probe("a").ignoresSafeArea(edges: .top) }.frame("a").text == "0 0 390 810")
      let screen = Screen {
        ZStack {
          Probe("back").edgesIgnoringSafeArea(.all)
          Probe("a")
        }
      }
      #expect(screen.tree == "other #back 0 0 390 844\nother #a 0 47 390 763")
    }
  }
}

extension AllTests {
  @MainActor @Suite struct ViewSafeAreaTests {
    @Test func anInsetTakesItsPartOfTheRoom() {
      let screen = Screen(width: 200, height: 300) {
        Probe("content").safeAreaInset(edge: .bottom) { Probe("bar", nil, 50) }
      }
      #expect(screen.frame("content").text == "0 0 200 250")
      #expect(screen.frame("bar").text == "0 250 200 50")
    }
  }
}
