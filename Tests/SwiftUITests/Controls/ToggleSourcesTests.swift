import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct ToggleSourcesTests {
    @Test func aToggleOfSeveralSourcesTurnsAllOfThem() {
      struct Source {
        let isOn: Binding<Bool>
      }
      struct Example: View {
        @State private var first = true
        @State private var second = false

        var body: some View {
          VStack {
            Text("\(first) \(second)")
            Toggle("both", sources: [Source(isOn: $first), Source(isOn: $second)], isOn: \.isOn)
          }
        }
      }
      let screen = Screen(width: 300, height: 300) { Example() }
      screen.tap(at: CGPoint(x: 290, y: screen.frame("both").midY))
      #expect(screen.has("true true"))
      screen.tap(at: CGPoint(x: 290, y: screen.frame("both").midY))
      #expect(screen.has("false false"))
    }
  }
}
