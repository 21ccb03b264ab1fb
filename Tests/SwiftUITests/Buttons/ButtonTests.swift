import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ButtonTests {
    @Test func aButtonIsAnElementAroundThoseOfItsLabel() {
      let screen = Screen(width: 200, height: 100) {
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("one")
            Text("two")
          }
        }
        .accessibilityIdentifier("id")
      }
      #expect(screen.elements.map(\.element.type) == [.button, .image, .staticText, .staticText])
      #expect(screen.tree.hasPrefix("button #id 'one, two'"))
      #expect(screen.labels == ["one, two"] && screen.element("two")?.element.type == .staticText)
    }

    @Test func symbolsNameAButtonThatHasNoText() {
      let screen = Screen(width: 200, height: 100) {
        Button {
        } label: {
          ZStack {
            Image(systemName: "circle")
            Image(systemName: "xmark")
          }
        }
        Button {
        } label: {
          Image(systemName: "star").accessibilityLabel("rated")
          Text("one")
        }
      }
      #expect(screen.labels == ["Circle, Close", "rated, one"])
    }

    @Test func aDisabledButtonDoesNothing() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("count \(count)") { count += 1 }.disabled(true)
            Text("tap \(count)").onTapGesture { count += 1 }.disabled(true)
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("count 0")
      screen.tap("tap 0")
      #expect(screen.has("count 0"))
      #expect(screen.tree.contains("'count 0' disabled"))
    }

    @Test func stylesMakeTheBody() {
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(10).background(Color.yellow).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      struct Example: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 }.buttonStyle(Loud()) }
      }
      let screen = Screen(width: 200, height: 100) { Example() }
      #expect(screen.frame("count 0").height.text == "40.67")
      screen.tap("count 0")
      #expect(screen.has("count 1"))
    }

    @Test func rolesAndTitlesMakeButtons() {
      struct Example: View {
        @State private var text = ""
        var body: some View {
          VStack {
            Text("did \(text)")
            Button("delete", role: .destructive) { text = "delete" }
            Button(role: .cancel) {
              text = "cancel"
            } label: {
              Label("cancel", systemImage: "xmark")
            }
            .buttonStyle(.borderedProminent)
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("delete")
      #expect(screen.has("did delete"))
      screen.tap("cancel")
      #expect(screen.has("did cancel"))
    }
  }
}
