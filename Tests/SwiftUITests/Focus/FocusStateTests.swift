import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct FocusStateTests {
    enum Name { case first, last }

    struct Example: View {
      @FocusState private var focus: Name?
      @FocusState private var isNoting: Bool
      @State private var first = ""
      @State private var last = ""
      @State private var note = ""

      var body: some View {
        VStack {
          TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .last }
          TextField("Last", text: $last).focused($focus, equals: .last)
          TextEditor(text: $note).focused($isNoting).accessibilityIdentifier("note")
          Text("focus \(focus.map { "\($0)" } ?? "none") \(isNoting ? "noting" : "")")
          Button("end") { focus = nil }
          Button("note it") { isNoting = true }
        }
      }
    }

    @Test func theKeyboardFollowsTheState() {
      let screen = Screen { Example() }
      #expect(screen.has("focus none "))
      screen.tap("note it")
      UIApplication.shared.deliver(.key(.insert("a")))
      #expect(screen.element("note")?.element.value == "a")
      #expect(screen.has("focus none noting"))
      screen.tap("end")
      #expect(screen.has("focus none noting"))
    }

    @Test func theStateFollowsTheKeyboard() throws {
      let screen = Screen { Example() }
      let field = try #require(screen.elements.first { $0.element.placeholder == "First" })
      screen.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
      #expect(screen.has("focus first "))
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.has("focus last "))
      UIApplication.shared.deliver(.key(.insert("Lee")))
      #expect(screen.elements.first { $0.element.placeholder == "Last" }?.element.value == "Lee")
      screen.tap("end")
      #expect(screen.has("focus none "))
      #expect(UIResponder.firstResponder == nil)
    }
  }
}
