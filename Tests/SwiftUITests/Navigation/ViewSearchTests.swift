import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

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

    @Test func tokensAreSuggestedAndStandInTheField() throws {
      struct Token: Identifiable { var id: String }
      struct Example: View {
        @State private var text = ""
        @State private var tokens: [Token] = []
        var body: some View {
          NavigationStack {
            Text("tokens \(tokens.map(\.id).joined(separator: " ")), text \(text)")
              .searchable(
                text: $text, tokens: $tokens, suggestedTokens: .constant(text == "#" ? [Token(id: "one")] : []),
                prompt: "Find"
              ) { Text($0.id) }
          }
        }
      }
      let screen = Screen { Example() }
      let field = try #require(screen.view(UISearchTextField.self))
      let icon = field.leftView
      field.becomeFirstResponder()
      UIApplication.shared.deliver(.key(.insert("#")))
      screen.tap("one")
      #expect(screen.has("tokens one, text "))
      #expect(field.leftView?.subviews.compactMap { ($0 as? UILabel)?.text } == ["one"])
      #expect(icon?.isDescendant(of: field) == true)
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

    @Test func suggestionsAreOfferedWhileTheFieldIsInUse() throws {
      struct Example: View {
        @State private var text = ""
        var body: some View {
          NavigationStack {
            Text("text \(text)")
              .searchable(text: $text)
              .searchSuggestions { Text("Apples").searchCompletion("apple") }
          }
        }
      }
      let screen = Screen { Example() }
      let field = try #require(screen.view(UISearchTextField.self))
      #expect(!screen.has("Apples"))
      field.becomeFirstResponder()
      #expect(screen.has("Apples"))
      screen.tap("Apples")
      #expect(field.text == "apple")
      #expect(screen.has("text apple"))
      #expect(!screen.has("Apples"))
    }

    @Test func aSearchIsPresentedAndDismissedByItsBinding() throws {
      struct Inner: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View { Button(isSearching ? "searching" : "idle") { dismissSearch() } }
      }
      struct Example: View {
        @State private var text = ""
        @State private var isPresented = false
        var body: some View {
          NavigationStack {
            VStack {
              Inner()
              Button("present") { isPresented = true }
            }
            .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("idle"))
      screen.tap("present")
      #expect(screen.has("searching"))
      #expect(try #require(screen.view(UISearchTextField.self)).isFirstResponder)
      screen.tap("searching")
      #expect(screen.has("idle"))
    }

    @Test func aScopeIsChosenInTheBar() throws {
      struct Example: View {
        @State private var text = ""
        @State private var scope = 2
        var body: some View {
          NavigationStack {
            Text("scope \(scope)")
              .searchable(text: $text)
              .searchScopes($scope) {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
          }
        }
      }
      let screen = Screen { Example() }
      let bar = try #require(screen.view(UISearchBar.self))
      #expect(bar.scopeButtonTitles == ["One", "Two"])
      #expect(bar.selectedScopeButtonIndex == 1)
      bar.searchTextField.becomeFirstResponder()
      _ = CommitCycle.shared.frame
      screen.tap("One")
      #expect(screen.has("scope 1"))
    }

    @Test func aSearchAroundAStackStandsOnItsFirstPage() throws {
      struct Example: View {
        @State private var text = "a"
        var body: some View { NavigationStack { Text("text \(text)") }.searchable(text: $text, prompt: "Find") }
      }
      let screen = Screen { Example() }
      let field = try #require(screen.view(UISearchTextField.self))
      #expect(field.placeholder == "Find")
      field.text = "b"
      field.sendActions(for: .editingChanged)
      #expect(screen.has("text b"))
    }
  }
}
