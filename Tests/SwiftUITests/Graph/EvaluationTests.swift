import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct EvaluationTests {
    @Test func aModifierMayHoldAConstrainedExistential() {
      struct Titled: ViewModifier {
        let titles: any Collection<String>
        func body(content: Content) -> some View {
          VStack {
            Text(titles.first ?? "none")
            content
          }
        }
      }
      let screen = Screen { Text("content").modifier(Titled(titles: ["title"])) }
      #expect(screen.has("title"))
      #expect(screen.has("content"))
    }

    @Test func stateReadInAChildEvaluatesTheChildOnly() {
      struct Child: View {
        let counter: Counter
        @State private var value = 0
        var body: some View {
          counter.count("child")
          return Button("value \(value)") { value += 1 }
        }
      }
      struct Sibling: View {
        let counter: Counter
        var body: some View {
          counter.count("sibling")
          return Text("sibling")
        }
      }
      struct Parent: View {
        let counter: Counter
        var body: some View {
          counter.count("parent")
          return VStack {
            Child(counter: counter)
            Sibling(counter: counter)
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Parent(counter: counter) }
      #expect(counter.counts == ["parent": 1, "child": 1, "sibling": 1])
      screen.tap("value 0")
      #expect(screen.has("value 1"))
      #expect(counter.counts == ["parent": 1, "child": 2, "sibling": 1])
    }

    @Test func aParentPassesOnOnlyWhatChanged() {
      struct Child: View {
        let name: String
        let counter: Counter
        var body: some View {
          counter.count(name)
          return Text(name)
        }
      }
      struct Reader: View {
        @Binding var value: Int
        let counter: Counter
        var body: some View {
          counter.count("reader")
          return Text("bound \(value)")
        }
      }
      struct Holder: View {
        @Binding var value: Int
        let counter: Counter
        var body: some View {
          counter.count("holder")
          return Button("add") { value += 1 }
        }
      }
      struct Parent: View {
        let counter: Counter
        @State private var value = 0
        var body: some View {
          counter.count("parent")
          return VStack {
            Text("value \(value)")
            Child(name: "same", counter: counter)
            Child(name: value < 2 ? "small" : "large", counter: counter)
            Reader(value: $value, counter: counter)
            Holder(value: $value, counter: counter)
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Parent(counter: counter) }
      counter.reset()
      screen.tap("add")
      #expect(screen.labels == ["value 1", "same", "small", "bound 1", "add"])
      #expect(counter.counts == ["parent": 1, "reader": 1])
      screen.tap("add")
      #expect(counter.counts == ["parent": 2, "reader": 2, "large": 1])
    }

    @Test func anEqualValueEvaluatesNothing() {
      struct Example: View {
        let counter: Counter
        @State private var value = 1
        var body: some View {
          counter.count("body")
          return VStack {
            Text("value \(value)")
            Button("set") { value = 1 }
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Example(counter: counter) }
      screen.tap("set")
      #expect(counter.counts == ["body": 1])
    }

    @Test func environmentChangesReachReadersOnly() {
      struct Reader: View {
        @Environment(\.lineLimit) private var limit
        let counter: Counter
        var body: some View {
          counter.count("reader")
          return Text("limit \(limit ?? 0)")
        }
      }
      struct Other: View {
        @Environment(\.isEnabled) private var isEnabled
        let counter: Counter
        var body: some View {
          counter.count("other")
          return Reader(counter: counter)
        }
      }
      struct Example: View {
        let counter: Counter
        @State private var limit = 1
        @State private var turn = 0
        var body: some View {
          VStack {
            Other(counter: counter)
            Text("turn \(turn)")
          }
          .lineLimit(limit)
          Button("limit") { limit += 1 }
          Button("turn") { turn += 1 }
        }
      }
      let counter = Counter()
      let screen = Screen { VStack { Example(counter: counter) } }
      counter.reset()
      screen.tap("limit")
      #expect(screen.has("limit 2"))
      #expect(counter.counts == ["reader": 1])
      screen.tap("turn")
      #expect(screen.has("turn 1"))
      #expect(counter.counts == ["reader": 1])
    }

    @Test func aModifierIsEvaluatedForItsOwnStateOnly() {
      struct Framing: ViewModifier {
        let counter: Counter
        func body(content: Content) -> some View {
          counter.count("modifier")
          return content.padding()
        }
      }
      struct Example: View {
        let counter: Counter
        @State private var value = 0
        var body: some View {
          VStack {
            Text("value \(value)").modifier(Framing(counter: counter))
            Button("add") { value += 1 }
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Example(counter: counter) }
      screen.tap("add")
      #expect(screen.has("value 1"))
      #expect(counter.counts == ["modifier": 1])
    }

    @Test func unchangedButtonsAreLeftAlone() {
      struct Example: View {
        @State private var value = 0
        var body: some View {
          VStack {
            Text("value \(value)")
            ForEach(0..<20, id: \.self) { index in
              Button("b\(index)") { value += index }.padding().background(Color.blue).cornerRadius(5)
            }
          }
        }
      }
      let screen = Screen { Example() }
      let before = screen.elements.map { ObjectIdentifier($0.element) }
      screen.tap("b3")
      #expect(screen.has("value 3"))
      let after = screen.elements.map { ObjectIdentifier($0.element) }
      #expect(zip(before, after).filter { $0 != $1 }.count == 1)
      screen.tap("b4")
      #expect(screen.has("value 7"))
    }

    @Test func customKeysReachTheirReaders() {
      struct Child: View {
        @Environment(\.flavour) private var flavour
        var body: some View { Text("flavour \(flavour ?? "none")") }
      }
      let screen = Screen {
        VStack {
          Child()
          Child().environment(\.flavour, "lemon")
          Child().environment(\.flavour, nil)
          Child().transformEnvironment(\.flavour) { $0 = ($0 ?? "") + "!" }
        }
      }
      #expect(screen.labels == ["flavour plain", "flavour lemon", "flavour none", "flavour plain!"])
    }
  }
}

private enum FlavourKey: EnvironmentKey {
  static var defaultValue: String? { "plain" }
}

extension EnvironmentValues {
  fileprivate var flavour: String? {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}
