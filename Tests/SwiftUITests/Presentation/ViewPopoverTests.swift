import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewPopoverTests {
    @Test func aPopoverIsASheet() {
      struct Example: View {
        @State private var isShown = false

        var body: some View {
          Button("open") { isShown = true }.popover(isPresented: $isShown) { Text("inside") }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open")
      #expect(screen.has("inside"))
    }

  }
}
