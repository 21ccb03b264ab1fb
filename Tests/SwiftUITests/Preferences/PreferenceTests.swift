import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct PreferenceTests {
    struct Sum: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func valuesOfAllViewsInsideAreReduced() {
      struct Example: View {
        @State private var count = 2
        @State private var sum = -1
        var body: some View {
          VStack {
            Text("sum \(sum)")
            Button("more") { count += 1 }
            Button("none") { count = 0 }
            VStack { ForEach(0..<count, id: \.self) { Text("row \($0)").preference(key: Sum.self, value: $0 + 1) } }
              .transformPreference(Sum.self) { $0 *= 10 }
              .onPreferenceChange(Sum.self) { sum = $0 }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("sum 30"))
      screen.tap("more")
      #expect(screen.has("sum 60"))
      screen.tap("none")
      #expect(screen.has("sum 0"))
    }

    @Test func aSizeThatLayoutFindsOutReachesTheState() {
      struct Example: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(height: 10)
              .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
            Text("width \(Int(width))")
          }
          .onPreferenceChange(Width.self) { width = $0 }
        }
      }
      let screen = Screen(width: 240, height: 100) { Example() }
      #expect(screen.has("width 240"))
    }
  }
}
