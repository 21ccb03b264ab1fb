import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct StepperTests {
    @Test func aStepperStaysInItsBounds() {
      struct Example: View {
        @State private var value = 1
        var body: some View { Stepper("value \(value)", value: $value, in: 0...3, step: 2) }
      }
      let screen = Screen(width: 300, height: 200) { Example() }
      screen.tap("Increment")
      #expect(screen.has("value 3"))
      #expect(screen.element("Increment")?.element.states.contains(.enabled) == false)
      screen.tap("Decrement")
      screen.tap("Decrement")
      #expect(screen.has("value 0"))
    }

    @Test func closuresAreCalled() {
      struct Example: View {
        @State private var text = "none"
        var body: some View {
          Stepper(LocalizedStringKey(text), onIncrement: { text = "up" }, onDecrement: nil)
        }
      }
      let screen = Screen(width: 300, height: 200) { Example() }
      screen.tap("Decrement")
      #expect(screen.has("none"))
      screen.tap("Increment")
      #expect(screen.has("up"))
    }
  }
}
