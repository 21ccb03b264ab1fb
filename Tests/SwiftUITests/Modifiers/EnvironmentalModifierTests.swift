import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct EnvironmentalModifierTests {
    struct Suffix: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        VStack {
          content
          Text(text)
        }
      }
    }

    struct Enabled: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Suffix {
        Suffix(text: environment.isEnabled ? "enabled" : "disabled")
      }
    }

    @Test func aModifierFollowsItsEnvironment() {
      struct Example: View {
        @State private var isOff = false
        var body: some View {
          VStack {
            Button("turn") { isOff.toggle() }
            Text("content").modifier(Enabled()).disabled(isOff)
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("content"))
      #expect(screen.has("enabled"))
      screen.tap("turn")
      #expect(screen.has("disabled"))
      screen.tap("turn")
      #expect(screen.has("enabled"))
    }
  }
}
