import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct SearchFocusTests {
    private struct Example: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        NavigationStack {
          VStack {
            Text(isFocused ? "focused" : "not focused")
            Button("Search") { isFocused = true }
            Button("Stop") { isFocused = false }
          }
          .searchable(text: $text)
          .searchFocused($isFocused)
        }
      }
    }

    private struct Kinds: View {
      enum Field: Hashable { case search, name }
      @State private var text = ""
      @FocusState private var field: Field?

      var body: some View {
        NavigationStack {
          Button("Search \(field == .search)") { field = .search }
            .searchable(text: $text)
            .searchFocused($field, equals: .search)
        }
      }
    }

    @Test func theStateGivesTheSearchFieldTheKeyboard() throws {
      let screen = Screen { Example() }
      let field = try #require(screen.view(UITextField.self))
      #expect(!field.isFirstResponder)
      screen.tap("Search")
      #expect(field.isFirstResponder && screen.has("focused"))
      field.resignFirstResponder()
      _ = CommitCycle.shared.frame
      #expect(screen.has("not focused"))
    }

    @Test func theFieldTellsTheState() throws {
      let screen = Screen { Kinds() }
      let field = try #require(screen.view(UITextField.self))
      field.becomeFirstResponder()
      _ = CommitCycle.shared.frame
      #expect(screen.has("Search true"))
    }
  }
}
