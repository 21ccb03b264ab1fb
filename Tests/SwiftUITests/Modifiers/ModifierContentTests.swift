import SwiftUITestSupport
import Testing

@testable import SwiftUI

extension AllTests {
  @MainActor @Suite struct ModifierContentTests {
    private struct Titled: ViewModifier {
      let title: String

      func body(content: Content) -> some View {
        VStack {
          Text(title)
          content
        }
      }
    }

    private struct Repeated: ViewModifier {
      let count: Int

      func body(content: Content) -> AnyView {
        let titled = VStack {
          Text("level \(count)")
          content
        }
        return count > 1 ? AnyView(titled.modifier(Repeated(count: count - 1))) : AnyView(titled)
      }
    }

    private struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          content
          content.padding()
        }
      }
    }

    private struct Tally: View {
      let name: String
      @State private var value = 0

      var body: some View { Button("\(name) \(value)") { value += 1 } }
    }

    @Test func `A modifier's content holds nothing`() {
      #expect(MemoryLayout<_ViewModifier_Content<Titled>>.size == 0)
      #expect(MemoryLayout<ButtonStyleConfiguration>.size == 3)
      #expect(MemoryLayout<PrimitiveButtonStyleConfiguration>.size == 24)
      #expect(MemoryLayout<GeometryProxy>.size == 48)
    }

    @Test func `Modifiers of one type stand inside each other`() {
      let screen = Screen { Text("inner").modifier(Titled(title: "one")).modifier(Titled(title: "two")) }
      #expect(["inner", "one", "two"].allSatisfy { screen.has($0) })
    }

    @Test func `A modifier's body may put the same modifier around its content`() {
      let screen = Screen { Text("inner").modifier(Repeated(count: 3)) }
      #expect(["inner", "level 1", "level 2", "level 3"].allSatisfy { screen.has($0) })
    }

    @Test func `Content that is placed twice has two states`() {
      let screen = Screen { Tally(name: "tally").modifier(Twice()) }
      screen.tap("tally 0")
      #expect(screen.has("tally 0"))
      #expect(screen.has("tally 1"))
    }

    @Test func `The state of content is kept while the modifier changes`() {
      struct Root: View {
        @State private var title = "old"

        var body: some View {
          VStack {
            Tally(name: title).modifier(Titled(title: title)).modifier(Titled(title: "outer"))
            Button("change") { title = "new" }
          }
        }
      }
      let screen = Screen { Root() }
      screen.tap("old 0")
      screen.tap("change")
      #expect(screen.has("new"))
      #expect(screen.has("new 1"))
    }

    @Test func `Content is found from inside a tab, a list and an environment that was replaced`() {
      struct Hosted: ViewModifier {
        func body(content: Content) -> some View {
          TabView {
            List { content }.environment(\.self, EnvironmentValues())
          }
        }
      }
      let screen = Screen { Text("inner").modifier(Hosted()).modifier(Titled(title: "outer")) }
      #expect(screen.has("inner"))
      #expect(screen.has("outer"))
    }

    @Test func `A label with buttons of one style stands in its own scope`() {
      struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Text("framed")
            Button(configuration)
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Button("press") { counter.count("press") }.buttonStyle(Framed()) }
      #expect(screen.has("framed"))
      screen.tap("press")
      #expect(counter["press"] == 1)
    }
  }
}
