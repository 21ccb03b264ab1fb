import SwiftUI
import Testing
import SwiftUITestSupport

@Observable private final class Model {
  var first = 1
  var second = 10
}

extension AllTests {
  @MainActor @Suite struct ObservationTests {
    @Test func onlyReadersOfAPropertyAreEvaluated() {
      struct First: View {
        let model: Model
        let counter: Counter
        var body: some View {
          counter.count("first")
          return Text("first \(model.first)")
        }
      }
      struct Second: View {
        let model: Model
        let counter: Counter
        var body: some View {
          counter.count("second")
          return Text("second \(model.second)")
        }
      }
      let model = Model()
      let counter = Counter()
      let screen = Screen {
        VStack {
          First(model: model, counter: counter)
          Second(model: model, counter: counter)
        }
      }
      counter.reset()
      model.first = 2
      #expect(screen.labels == ["first 2", "second 10"])
      #expect(counter.counts == ["first": 1])
      model.second = 11
      #expect(screen.labels == ["first 2", "second 11"])
      #expect(counter.counts == ["first": 1, "second": 1])
    }

    @Test func anObjectOfTheEnvironmentMayBeNil() {
      struct Reader: View {
        @Environment(Model.self) var model: Model?
        var body: some View { Text(model.map { "has \($0.first)" } ?? "has none") }
      }
      let model: Model? = Model()
      let screen = Screen {
        VStack {
          Reader().environment(model)
          Reader().environment(nil as Model?)
        }
        .environment(model)
      }
      #expect(screen.labels == ["has 1", "has none"])
    }

    @Test func bindableGivesBindings() {
      struct Child: View {
        @Binding var value: Int
        var body: some View { Button("value \(value)") { value += 1 } }
      }
      struct Example: View {
        @Bindable var model: Model
        var body: some View { Child(value: $model.first) }
      }
      let model = Model()
      let screen = Screen { Example(model: model) }
      screen.tap("value 1")
      #expect(screen.has("value 2"))
      #expect(model.first == 2)
    }

    @Test func observablesTravelInTheEnvironment() {
      struct Child: View {
        @Environment(Model.self) private var model
        var body: some View {
          @Bindable var model = model
          return Button("second \(model.second)") { model.second += 1 }
        }
      }
      let screen = Screen { Child().environment(Model()) }
      screen.tap("second 10")
      #expect(screen.has("second 11"))
    }

    @Test func anObservableInStateIsKept() {
      struct Example: View {
        @State private var model = Model()
        var body: some View { Button("first \(model.first)") { model.first += 1 } }
      }
      let screen = Screen { Example() }
      screen.tap("first 1")
      #expect(screen.has("first 2"))
    }
  }
}
