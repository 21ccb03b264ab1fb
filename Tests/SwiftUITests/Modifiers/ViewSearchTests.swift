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

    @Test func theSearchKeySubmitsTheSearchAndNothingElse() throws {
      struct Example: View {
        @State private var text = ""
        @State private var submitted: [String] = []
        var body: some View {
          NavigationStack {
            Text("submitted \(submitted.joined(separator: " "))")
              .searchable(text: $text, prompt: "Find")
              .onSubmit { submitted.append("text") }
              .onSubmit(of: .search) { submitted.append("search \(text)") }
              .onSubmit(of: [.search, .text]) { submitted.append("both") }
          }
        }
      }
      let screen = Screen { Example() }
      let field = try #require(screen.view(UISearchTextField.self))
      field.becomeFirstResponder()
      UIApplication.shared.deliver(.key(.insert("b")))
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.has("submitted search b both"))
    }
  }
}
