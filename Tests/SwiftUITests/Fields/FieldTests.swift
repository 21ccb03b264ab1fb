import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct FieldTests {
    @Test func aFieldWritesToItsBinding() {
      struct Example: View {
        @State private var name = ""
        @State private var sent = ""
        var body: some View {
          VStack {
            TextField("Name", text: $name).accessibilityIdentifier("field").onSubmit { sent = name }
            Text("hello \(name) \(sent)")
            Button("clear") { name = "" }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.element("field")?.element.type == .textField)
      #expect(screen.element("field")?.element.placeholder == "Name")
      screen.tap("field")
      UIApplication.shared.deliver(.key(.insert("Ann")))
      #expect(screen.has("hello Ann "))
      UIApplication.shared.deliver(.key(.return))
      #expect(screen.has("hello Ann Ann"))
      screen.tap("clear")
      #expect(screen.element("field")?.element.value == "Name")
    }

    @Test("What is submitted inside a scope stays there", arguments: [true, false])
    func submitScope(_ isBlocking: Bool) {
      var submitted: [String] = []
      let screen = Screen {
        VStack {
          TextField("Name", text: .constant("a")).accessibilityIdentifier("field").onSubmit {
            submitted.append("inside")
          }
          .submitScope(isBlocking)
        }
        .onSubmit { submitted.append("outside") }
      }
      screen.tap("field")
      UIApplication.shared.deliver(.key(.return))
      #expect(submitted == (isBlocking ? ["inside"] : ["inside", "outside"]))
    }

    @Test func aSecureFieldHidesItsText() {
      struct Example: View {
        @State private var word = "abc"
        var body: some View { SecureField("Word", text: $word).accessibilityIdentifier("field") }
      }
      let screen = Screen { Example() }
      #expect(screen.element("field")?.element.type == .secureTextField)
      #expect(screen.element("field")?.element.value == "•••")
    }

    @Test func aToggleSwitches() throws {
      struct Example: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
            Text(isOn ? "on" : "off")
          }
        }
      }
      let screen = Screen(width: 200, height: 100) { Example() }
      let toggle = try #require(screen.element("toggle"))
      #expect(toggle.element.type == .switch)
      #expect(toggle.element.label == "Sound")
      #expect(toggle.element.value == "0")
      #expect(toggle.frame.width == 200)
      screen.tap(at: CGPoint(x: 190, y: toggle.frame.midY))
      #expect(screen.has("on"))
      #expect(screen.element("toggle")?.element.value == "1")
    }
  }
}
