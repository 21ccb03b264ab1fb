import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct StepperFormatTests {
    @Test func theElementHasTheFormattedValue() {
      struct Example: View {
        @State private var share = 0.25
        var body: some View {
          Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
      }
      let screen = Screen(width: 300, height: 100) { Example() }
      let value = { screen.elements.compactMap(\.element.value).first }
      #expect(value()?.filter(\.isNumber) == "25")
      screen.tap("Increment")
      #expect(value()?.filter(\.isNumber) == "50")
    }
  }
}
