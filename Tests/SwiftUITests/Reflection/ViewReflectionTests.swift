import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  /// What ViewInspector looks for in views, by the names that Apple's parts have.
  @MainActor @Suite struct ViewReflectionTests {
    /// What stands at a path of labels.
    private func part(_ path: String, of value: Any) -> Any? {
      path.split(separator: "|").reduce(value as Any?) { value, label in
        value.flatMap { Mirror(reflecting: $0).descendant(String(label)) }
      }
    }

    @Test func stacksHaveALayoutAndAContent() {
      let stack = VStack(alignment: .leading, spacing: 7) { Text("a") }
      #expect(part("_tree|root|alignment", of: stack) as? HorizontalAlignment == .leading)
      #expect(part("_tree|root|spacing", of: stack) as? CGFloat == 7)
      #expect(part("_tree|content", of: stack) is Text)
      let grid = Grid(horizontalSpacing: 3) { Text("a") }
      #expect(part("_tree|root|horizontalSpacing", of: grid) as? CGFloat == 3)
      let lazy = LazyVGrid(columns: [GridItem()], spacing: 4) { Text("a") }
      #expect(part("tree|root|spacing", of: lazy) as? CGFloat == 4)
      #expect(part("tree|content", of: LazyVStack { Text("a") }) is Text)
    }

    @Test func textsHaveTheirStringAndTheirLooks() throws {
      #expect(part("storage|verbatim", of: Text(verbatim: "a")) as? String == "a")
      let two = Text(verbatim: "a").bold() + Text(verbatim: "b")
      let first = try #require(part("storage|anyTextStorage|first", of: two))
      #expect(part("storage|verbatim", of: first) as? String == "a")
      let modifiers = try #require(part("modifiers", of: first) as? any Collection)
      #expect(modifiers.contains { part("weight|some", of: $0) as? Font.Weight == .bold })
      let second = try #require(part("storage|anyTextStorage|second", of: two))
      #expect((part("modifiers", of: second) as? any Collection)?.isEmpty == true)
    }

    @Test func actionsOfControlsCanBeCalled() throws {
      var log: [String] = []
      let action = try #require(part("action", of: Button("a") { log.append("tap") }) as? () -> Void)
      action()
      let gesture = Text("a").onTapGesture { log.append("gesture") }
      let ended = part("modifier|gesture|_body|modifier|callbacks|ended", of: gesture)
      let tap = ended as? (()) -> Void
      tap?(())
      let shown = Text("a").onAppear { log.append("appear") }
      let appear = try #require(part("modifier|appear", of: shown) as? () -> Void)
      appear()
      let changed = Text("a").onChange(of: 1) { old, new in log.append("\(old) to \(new)") }
      let change = try #require(part("modifier|action", of: changed) as? (Int) -> Void)
      change(2)
      let drag = DragGesture().onChanged { log.append("drag \($0.location.x)") }
      let moved = part("_body|modifier|callbacks|changed", of: drag) as? (DragGesture.Value) -> Void
      #expect(moved != nil)
      #expect(part("_body|content", of: drag) is DragGesture)
      #expect(log == ["tap", "gesture", "appear", "1 to 2"])
    }

    @Test func fieldsAndTogglesHaveTheirBindings() throws {
      var text = "a"
      let field = TextField("title", text: Binding(get: { text }, set: { text = $0 }))
      let binding = try #require(part("_text", of: field) as? Binding<String>)
      binding.wrappedValue = "b"
      #expect(text == "b")
      #expect(part("label", of: field) is Text)
      var isOn = false
      let toggle = Toggle("title", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      let state = try #require(part("_isOn", of: toggle) as? Binding<Bool>)
      state.wrappedValue = true
      #expect(isOn)
    }

    @Test func modifiersAreCalledAsApples() {
      func name(_ view: Any) -> String {
        Mirror(reflecting: view).descendant("modifier").map { String(describing: type(of: $0)) } ?? ""
      }
      #expect(name(Text("a").padding()) == "_PaddingLayout")
      #expect(name(Text("a").frame(width: 1)) == "_FrameLayout")
      #expect(name(Text("a").frame(maxWidth: 1)) == "_FlexFrameLayout")
      #expect(name(Text("a").hidden()) == "_HiddenModifier")
      #expect(name(Text("a").disabled(true)) == "_EnvironmentKeyTransformModifier<Bool>")
      #expect(name(Text("a").background(Color.red)).hasPrefix("_BackgroundStyleModifier"))
      #expect(name(Text("a").overlay { Text("b") }) == "_OverlayModifier<Text>")
      #expect(name(Text("a").gesture(TapGesture())) == "AddGestureModifier<TapGesture>")
    }

    @Test func whatIsSaidOfAnElementIsThere() throws {
      let view = Text("a").accessibilityIdentifier("name")
      let storage = try #require(
        part("modifier|storage|value|properties|storage", of: view) as? [ObjectIdentifier: Any])
      #expect(storage.values.compactMap { part("typedValue|some|rawValue", of: $0) as? String } == ["name"])
    }

    @Test func conditionsNameTheirBranch() {
      @ViewBuilder func view(_ isFirst: Bool) -> some View { if isFirst { Text("a") } else { Image(systemName: "b") } }
      #expect(part("storage|trueContent", of: view(true)) is Text)
      #expect(part("storage|falseContent", of: view(false)) is Image)
      #expect(part("storage|view", of: AnyView(Text("a"))) is Text)
      #expect(part("provider|base|name", of: Image("b")) as? String == "b")
    }

    @Test func anObjectOfTheEnvironmentIsFoundByItsPlace() {
      final class Model: ObservableObject {}
      #expect(MemoryLayout<EnvironmentObject<Model>>.size == 16)
      #expect(MemoryLayout<Binding<Bool>>.size <= 24)
    }
  }
}
