import SwiftUI
import Testing
import SwiftUITestSupport
import WindfallCore

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

    @Test func stepsTellWhenEditingBeginsAndEnds() {
      struct Example: View {
        @State private var log = ""
        var body: some View {
          Stepper(
            onIncrement: { log += "+" }, onDecrement: nil, onEditingChanged: { log += $0 ? "(" : ")" },
            label: { Text("log \(log)") })
          Stepper("title", onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in })
        }
      }
      let screen = Screen(width: 300, height: 200) { Example() }
      screen.tap("Increment")
      #expect(screen.has("log (+)"))
    }

    @Test func theControlIsCalledAsItsLabelSays() {
      struct Example: View {
        @State private var count = 1
        @State private var volume = 0.5
        @State private var day = Date(timeIntervalSince1970: 0)
        var body: some View {
          Stepper("count \(count)", value: $count)
          Slider(value: $volume) { Text("volume") }
          DatePicker("day", selection: $day)
          Stepper("other", value: $count).accessibilityLabel("own")
        }
      }
      let screen = Screen(width: 300, height: 300) { Example() }
      func labels(_ type: ElementType) -> [String] {
        screen.elements.filter { $0.element.type == type }.map(\.element.label)
      }
      #expect(labels(.stepper) == ["count 1", "own"])
      #expect(labels(.slider) == ["volume"])
      #expect(labels(.datePicker) == ["day"])
      screen.tap("Increment")
      #expect(labels(.stepper) == ["count 2", "own"])
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
