import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TextFieldTests {
    @Test func aNumberIsReadWithEachKeyAndWrittenWhenEditingEnds() throws {
      struct Example: View {
        @State private var amount = 5
        var body: some View {
          VStack {
            TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("field")
            Text("is \(amount)")
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.element("field")?.element.value == "5")
      screen.tap("field")
      UIApplication.shared.deliver(.key(.insert("200")))
      #expect(screen.has("is 5,200"))
      #expect(screen.element("field")?.element.value == "5200")
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.element("field")?.element.value == "5,200")
      screen.tap("field")
      UIApplication.shared.deliver(.key(.insert("x")))
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.element("field")?.element.value == "5,200")
    }

    @Test func aFieldTakesAViewForItsLabel() {
      let screen = Screen {
        VStack {
          TextField(text: .constant(""), prompt: Text("Name")) {}.accessibilityIdentifier("plain")
          TextField(text: .constant(""), axis: .vertical) { Text("Notes") }.accessibilityIdentifier("tall")
          SecureField(text: .constant(""), prompt: Text("Secret")) { Image(systemName: "lock") }
            .accessibilityIdentifier("hidden")
        }
      }
      let shown = ["plain", "tall", "hidden"].map { screen.element($0)?.element.placeholder }
      #expect(shown == ["Name", "Notes", "Secret"])
    }

    @Test func aFormatterIsAskedWithEachKey() throws {
      struct Example: View {
        @State private var amount = 5
        var body: some View {
          VStack {
            TextField("Amount", value: $amount, formatter: NumberFormatter()).accessibilityIdentifier("field")
            Text("is \(amount)")
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("field")
      UIApplication.shared.deliver(.key(.insert("2")))
      #expect(screen.has("is 52"))
      UIApplication.shared.deliver(.key(.insert("x")))
      #expect(screen.has("is 52") && screen.element("field")?.element.value == "52x")
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.has("is 52") && screen.element("field")?.element.value == "52")
    }

    @Test func anAppsStylePutsSomethingAroundFields() throws {
      struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          configuration.padding(10).border(.orange, width: 3)
        }
      }
      struct Example: View {
        @State private var name = ""
        var body: some View {
          VStack {
            TextField("Name", text: $name).accessibilityIdentifier("field")
            SecureField("Word", text: $name)
            Text("is \(name)")
          }
          .textFieldStyle(Boxed())
        }
      }
      let screen = Screen { Example() }
      let lines = CommitCycle.shared.frame.displayList.root.lines()
      #expect(lines.filter { $0.hasPrefix("stroke") && $0.hasSuffix("#FF9500 3") }.count == 2)
      screen.tap("field")
      UIApplication.shared.deliver(.key(.insert("A")))
      #expect(screen.has("is A"))
    }

    @Test func modifiersSayWhichKeyboardComesUp() throws {
      let screen = Screen {
        TextField("Code", text: .constant(""))
          .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.done).textContentType(.password)
          .keyboardType(.numberPad)
      }
      let field = try #require(screen.view(UITextField.self))
      #expect(field.keyboardType == .numberPad)
      #expect(field.autocorrectionType == .no)
      #expect(field.autocapitalizationType == UITextAutocapitalizationType.none)
      #expect(field.returnKeyType == .done)
      #expect(field.textContentType == .password)
    }

    @Test func aFieldTellsOfItsEditing() {
      let log = Log()
      let screen = Screen {
        TextField("Old", text: .constant("")) {
          log.add("editing \($0)")
        } onCommit: {
          log.add("commit")
        }
        .accessibilityIdentifier("field")
      }
      screen.tap("field")
      UIApplication.shared.deliver(.key(.return))
      #expect(log.take() == ["editing true", "commit", "editing false"])
    }

    @Test func aVerticalFieldIsATextViewThatGrows() throws {
      struct Example: View {
        @State private var text = ""
        var body: some View {
          TextField("Note", text: $text, axis: .vertical).accessibilityIdentifier("note")
        }
      }
      let screen = Screen(width: 200, height: 400) { Example() }
      let empty = try #require(screen.element("note"))
      #expect(empty.element.type == .textView)
      #expect(empty.element.placeholder == "Note")
      screen.tap("note")
      UIApplication.shared.deliver(.key(.insert("one\ntwo\nthree")))
      #expect(screen.element("note")?.element.value == "one\ntwo\nthree")
      #expect(screen.frame("note").height > empty.frame.height * 1.5)
    }
  }
}
