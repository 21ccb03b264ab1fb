import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct StateTests {
    @Test func stateChangesWhatIsShown() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("count \(count)")
            Button("add") { count += 1 }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("count 0"))
      screen.tap("add")
      screen.tap("add")
      #expect(screen.has("count 2"))
    }

    @Test("A binding of a collection is a collection of bindings of its elements")
    func bindingsAreCollections() {
      struct Item: Identifiable {
        let id: Int
        var isOn = false
      }
      var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      let binding = Binding(get: { items }, set: { items = $0 })
      let second = binding.first { $0.wrappedValue.id == 2 }
      second?.isOn.wrappedValue = true
      #expect(items.map(\.isOn) == [false, true, false])
      for item in binding.reversed() { item.wrappedValue.isOn.toggle() }
      #expect(items.map(\.isOn) == [true, false, true])
      #expect(binding.count == 3 && binding.indices == 0..<3 && binding[2].wrappedValue.id == 3)
    }

    @Test func bindingsWriteToTheirSource() {
      struct Child: View {
        @Binding var value: Int
        var body: some View { Button("child \(value)") { value += 1 } }
      }
      struct Model { var number = 1 }
      struct Example: View {
        @State private var model = Model()
        @State private var other: Int? = 5
        var body: some View {
          VStack {
            Text("number \(model.number), other \(other ?? 0)")
            Child(value: $model.number)
            if let unwrapped = Binding($other) { Button("other") { unwrapped.wrappedValue += 1 } }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("child 1")
      #expect(screen.has("child 2"))
      screen.tap("other")
      #expect(screen.has("number 2, other 6"))
    }

    @Test func constantBindingsStay() {
      struct Child: View {
        @Binding var value: Int
        var body: some View { Button("value \(value)") { value += 1 } }
      }
      let screen = Screen { Child(value: .constant(3)) }
      screen.tap("value 3")
      #expect(screen.has("value 3"))
    }

    @Test func aBranchThatGoesLosesItsState() {
      let screen = Screen { Branches() }
      screen.tap("a 0")
      #expect(screen.has("a 1"))
      screen.tap("switch")
      #expect(screen.has("b 0"))
      screen.tap("switch")
      #expect(screen.has("a 0"))
    }

    @Test func stateFollowsTheElementsOfAForEach() {
      struct Example: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
          VStack {
            ForEach(names, id: \.self) { Tally(name: $0) }
            Button("reverse") { names.reverse() }
            Button("drop") { names.removeFirst() }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("x 0")
      screen.tap("y 0")
      screen.tap("y 1")
      screen.tap("reverse")
      #expect(screen.labels == ["z 0", "y 2", "x 1", "reverse", "drop"])
      screen.tap("drop")
      #expect(screen.labels == ["y 2", "x 1", "reverse", "drop"])
    }

    @Test func aNewIdentifierIsNewState() {
      struct Example: View {
        @State private var id = 0
        var body: some View {
          VStack {
            Tally(name: "t").id(id)
            Button("new") { id += 1 }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("t 0")
      #expect(screen.has("t 1"))
      screen.tap("new")
      #expect(screen.has("t 0"))
    }

    @Test func anAnyViewOfAnotherTypeIsNewState() {
      struct Other: View { var body: some View { Tally(name: "t") } }
      struct Example: View {
        @State private var isOther = false
        @State private var turns = 0
        var body: some View {
          VStack {
            isOther ? AnyView(Other()) : AnyView(Tally(name: "t"))
            Button("turn") { turns += 1 }
            Button("change") { isOther.toggle() }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("t 0")
      screen.tap("turn")
      #expect(screen.has("t 1"))
      screen.tap("change")
      #expect(screen.has("t 0"))
    }

    @Test func dynamicPropertiesOfTheAppKeepState() {
      struct Clicks: DynamicProperty {
        @State private var value = 0
        var shown = ""
        mutating func update() { shown = "clicks \(value)" }
        func click() { value += 1 }
      }
      struct Example: View {
        private var clicks = Clicks()
        var body: some View { Button(clicks.shown) { clicks.click() } }
      }
      let screen = Screen { Example() }
      screen.tap("clicks 0")
      #expect(screen.has("clicks 1"))
    }

    @Test func modifiersKeepState() {
      struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
          VStack {
            content
            Button("modified \(count)") { count += 1 }
          }
        }
      }
      struct Example: View {
        @State private var text = "a"
        var body: some View {
          VStack {
            Text(text).modifier(Counting())
            Button("text") { text += "a" }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("modified 0")
      screen.tap("text")
      #expect(screen.labels == ["aa", "modified 1", "text"])
    }

    @Test func stateOutsideOfAViewKeepsItsFirstValue() {
      let state = State(wrappedValue: 1)
      state.wrappedValue = 2
      #expect(state.wrappedValue == 1)
    }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Branches: View {
  @State private var isFirst = true
  var body: some View {
    VStack {
      if isFirst { Tally(name: "a") } else { Tally(name: "b") }
      Button("switch") { isFirst.toggle() }
    }
  }
}
