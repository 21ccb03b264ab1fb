import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct _PreferenceValueTests {
    struct Name: PreferenceKey {
      static var defaultValue: String { "none" }
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    @Test func aDelayedViewShowsThePreferenceOfItsContent() {
      let screen = Screen {
        Name._delay { value in
          VStack {
            Text("a").preference(key: Name.self, value: "told")
            Text("b").overlay { _PreferenceReadingView(value: value) { Text("it was \($0)") } }
          }
        }
      }
      #expect(screen.has("it was told"))
    }

    @Test func overlaysAndBackgroundsAreMadeOfAPreference() {
      let screen = Screen {
        VStack {
          Text("a").preference(key: Name.self, value: "over").overlayPreferenceValue(Name.self) { Text("\($0) it") }
          Text("b").preference(key: Name.self, value: "behind")
            .backgroundPreferenceValue(Name.self) { Text("\($0) it") }
        }
      }
      #expect(screen.has("over it"))
      #expect(screen.has("behind it"))
    }
  }
}
