import SwiftUI
import Testing
@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct ViewSearchTests {
    @Test func whatIsTypedComesToTheBinding() throws {
      struct Example: View {
        @State private var text = "a"
        var body: some View {
          NavigationStack {
            VStack {
              Text("text \(text)")
              Button("clear") { text = "" }
            }
            .navigationTitle("Root")
            .searchable(text: $text, prompt: "Find")
          }
        }
      }
      let screen = Screen { Example() }
      let field = try #require(screen.view(UISearchTextField.self))
      #expect(field.text == "a")
      #expect(field.placeholder == "Find")
      field.text = "ab"
      field.sendActions(for: .editingChanged)
      _ = CommitCycle.shared.frame
      #expect(screen.has("text ab"))
      screen.tap("clear")
      #expect(field.text == "")
    }
  }
}
