import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct TextEditorTests {
    private struct Editor: View {
      @State private var text: AttributedString = {
        var text = AttributedString("bold")
        text.swiftUI.font = .body.bold()
        return text
      }()

      var body: some View {
        TextEditor(text: $text)
        Text(text.swiftUI.font == .body.bold() ? "still bold" : "plain")
        Text(String(text.characters) + "!")
      }
    }

    @Test func attributesStayWhenTextIsTyped() throws {
      let screen = Screen { VStack { Editor() } }
      #expect(screen.has("bold!"))
      let area = try #require(screen.view(UITextView.self))
      area.becomeFirstResponder()
      area.insertText("er")
      #expect(screen.has("bolder!") && screen.has("still bold"))
    }
  }
}
