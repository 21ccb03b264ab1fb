import SwiftUI
import Testing
import SwiftUITestSupport

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct ActionKey: FocusedValueKey {
  typealias Value = () -> Void
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

extension AllTests {
  @MainActor @Suite struct FocusedValueTests {
    struct Reader: View {
      @FocusedBinding(\.note) private var note
      @FocusedValue(\.title) private var title

      var body: some View {
        Text("note \(note ?? "none"), title \(title ?? "none")")
        Button("write") { note = "written" }
      }
    }

    struct Example: View {
      @State private var first = "a"
      @State private var second = "b"
      @State private var isShown = true
      @State private var title = "scene"

      var body: some View {
        VStack {
          TextField("First", text: $first).focusedValue(\.note, $first)
          VStack { TextField("Second", text: $second).focusedValue(\.title, "inner") }.focusedValue(\.note, $second)
          TextField("Third", text: .constant(""))
          if isShown { Text(first + second).focusedSceneValue(\.title, title) }
          Reader()
          Button("hide") { isShown = false }
          Button("rename") { title = "other" }
        }
      }
    }

    private func focus(_ name: String, _ screen: Screen) throws {
      let field = try #require(screen.elements.first { $0.element.placeholder == name })
      screen.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    }

    @Test func valuesOfTheFocusedViewAreReadElsewhere() throws {
      let screen = Screen { Example() }
      #expect(screen.has("note none, title scene"))
      try focus("First", screen)
      #expect(screen.has("note a, title scene"))
      screen.tap("write")
      #expect(screen.has("note written, title scene"))
      #expect(screen.has("writtenb"))
      try focus("Second", screen)
      #expect(screen.has("note b, title inner"))
      try focus("Third", screen)
      #expect(screen.has("note none, title scene"))
    }

    @Test func valuesOfTheSceneAreThereAsLongAsTheirView() {
      let screen = Screen { Example() }
      screen.tap("rename")
      #expect(screen.has("note none, title other"))
      screen.tap("hide")
      #expect(screen.has("note none, title none"))
    }

    struct Loop: View {
      @FocusedValue(\.action) private var action
      @State private var count = 0

      var body: some View {
        VStack {
          Text("count \(count)").focusedSceneValue(\.action) { count += 1 }
          Button("run") { action?() }.disabled(action == nil)
        }
      }
    }

    @Test func aViewReadsTheClosureThatItPublishesItself() {
      let screen = Screen { Loop() }
      screen.tap("run")
      screen.tap("run")
      #expect(screen.has("count 2"))
    }

    final class Model: ObservableObject {
      @Published var count = 0
    }

    struct ObjectReader: View {
      @FocusedObject private var model: Model?

      var body: some View { Text("model \(model.map { "\($0.count)" } ?? "none")") }
    }

    struct ObjectExample: View {
      @StateObject private var model = Model()

      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focusedObject(model)
          ObjectReader()
          Button("more") { model.count += 1 }
        }
      }
    }

    @Test func theFocusedObjectIsObserved() throws {
      let screen = Screen { ObjectExample() }
      #expect(screen.has("model none"))
      try focus("First", screen)
      #expect(screen.has("model 0"))
      screen.tap("more")
      #expect(screen.has("model 1"))
    }
  }
}
