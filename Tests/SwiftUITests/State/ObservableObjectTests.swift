import SwiftUI
import Testing
import SwiftUITestSupport

@MainActor private final class Model: ObservableObject {
  static var made = 0
  @Published var number: Int
  @Published var other = 0

  init(number: Int = 0) {
    self.number = number
    Model.made += 1
  }
}

extension AllTests {
  @MainActor @Suite struct ObservableObjectTests {
    @Test func aViewWithABindingToAPropertyIsEvaluatedWhenThatChanges() {
      struct Address { var street = "A" }
      final class Person: ObservableObject {
        @Published var name = "Ann"
        @Published var age = 1
        @Published var address = Address()
      }
      final class Log {
        var entries: [String] = []
      }
      struct Field: View {
        @Binding var text: String
        let log: Log
        var body: some View {
          let _ = log.entries.append(text)
          Text(text)
        }
      }
      struct Example: View {
        @ObservedObject var person: Person
        let log: Log
        var body: some View {
          VStack {
            Field(text: $person.name, log: log)
            Field(text: $person.address.street, log: log)
          }
        }
      }
      let (person, log) = (Person(), Log())
      let screen = Screen { Example(person: person, log: log) }
      #expect(screen.has("Ann") && screen.has("A"))
      log.entries = []
      person.name = "Bob"
      #expect(screen.has("Bob") && log.entries == ["Bob"])
      person.address.street = "B"
      #expect(screen.has("B") && log.entries == ["Bob", "B"])
      person.age = 2
      #expect(screen.has("Bob") && log.entries == ["Bob", "B"])
    }

    @Test func anObjectWithoutPublishedPropertiesSaysItselfThatItChanges() {
      final class Plain: ObservableObject {
        var text = "old" { willSet { objectWillChange.send() } }
      }
      struct Example: View {
        @ObservedObject var object: Plain
        var body: some View {
          let _ = Self._printChanges()
          Text(object.text)
        }
      }
      let object = Plain()
      let screen = Screen { Example(object: object) }
      object.text = "new"
      #expect(screen.has("new"))
    }

    @Test func aViewThatIsGivenAnObjectAnewIsEvaluated() {
      final class Store: ObservableObject {
        @Published var count = 0
      }
      final class ListModel: ObservableObject {
        let store: Store
        init(store: Store) { self.store = store }
      }
      struct Counter: View {
        @StateObject private var model: ListModel
        init(store: Store) {
          let model = ListModel(store: store)
          _model = StateObject(wrappedValue: model)
        }
        var body: some View { Text("count \(model.store.count)") }
      }
      struct Example: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack {
            Counter(store: store)
            Button("more \(store.count)") { store.count += 1 }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("more 0")
      #expect(screen.has("count 1"))
    }

    @Test func aStateObjectIsMadeOnceAndKept() {
      struct Child: View {
        let turn: Int
        @StateObject private var model = Model()
        var body: some View { Button("turn \(turn), number \(model.number)") { model.number += 1 } }
      }
      struct Example: View {
        @State private var turn = 0
        var body: some View {
          VStack {
            Child(turn: turn)
            Button("next") { turn += 1 }
          }
        }
      }
      Model.made = 0
      let screen = Screen { Example() }
      screen.tap("turn 0, number 0")
      screen.tap("next")
      #expect(screen.has("turn 1, number 1"))
      #expect(Model.made == 1)
    }

    @Test func aReplacedObservedObjectIsTheOneThatCounts() {
      struct Child: View {
        @ObservedObject var model: Model
        var body: some View { Text("number \(model.number)") }
      }
      struct Example: View {
        let models: [Model]
        @State private var index = 0
        var body: some View {
          VStack {
            Child(model: models[index])
            Button("other") { index = 1 }
          }
        }
      }
      let models = [Model(number: 1), Model(number: 2)]
      let screen = Screen { Example(models: models) }
      #expect(screen.has("number 1"))
      screen.tap("other")
      #expect(screen.has("number 2"))
      models[1].number = 7
      #expect(screen.has("number 7"))
    }

    @Test func environmentObjectsReachDescendants() {
      struct Child: View {
        @EnvironmentObject private var model: Model
        var body: some View {
          VStack {
            Text("number \(model.number)")
            Stepper(value: $model.number)
          }
        }
      }
      struct Stepper: View {
        @Binding var value: Int
        var body: some View { Button("step") { value += 1 } }
      }
      let model = Model(number: 4)
      let screen = Screen { VStack { Child() }.environmentObject(model) }
      screen.tap("step")
      #expect(screen.has("number 5"))
      #expect(model.number == 5)
    }

    @Test func aMissingEnvironmentObjectStopsTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          struct Child: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text("number \(model.number)") }
          }
          _ = Screen { Child() }
        }
      }
    }

    @Test func onlyObserversAreEvaluated() {
      struct Observing: View {
        @ObservedObject var model: Model
        let counter: Counter
        var body: some View {
          counter.count("observing")
          return Text("number \(model.number)")
        }
      }
      struct Holding: View {
        let model: Model
        let counter: Counter
        var body: some View {
          counter.count("holding")
          return Button("add") { model.number += 1 }
        }
      }
      struct Example: View {
        let model = Model()
        let counter: Counter
        var body: some View {
          counter.count("example")
          return VStack {
            Observing(model: model, counter: counter)
            Holding(model: model, counter: counter)
          }
        }
      }
      let counter = Counter()
      let screen = Screen { Example(counter: counter) }
      counter.reset()
      screen.tap("add")
      #expect(screen.has("number 1"))
      #expect(counter.counts == ["observing": 1])
    }
  }
}
