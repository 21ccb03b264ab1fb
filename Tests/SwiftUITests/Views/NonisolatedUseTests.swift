import SwiftUI
import Testing

/// What belongs to no actor on iOS is used here from outside of all: that this compiles, with warnings as errors, is
/// most of what is tested.
struct NonisolatedUseTests {
  private final class Model {
    var value = 0

    func change() {
      withAnimation { value += 1 }
      withAnimation(.easeIn(duration: 1)) { value += 1 }
      withTransaction(Transaction(animation: .default)) { value += 1 }
      withTransaction(\.disablesAnimations, true) { value += 1 }
      withAnimation(.default) {
        value += 1
      } completion: {
      }
    }
  }

  private struct Wedge: Shape {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.red : Color.orange
    }
  }

  private struct Inputs: DynamicProperty {
    @State var count = 1
    @Environment(\.colorScheme) var scheme
    @AppStorage("flag") var flag = true
    @Namespace var names
  }

  private enum Theme {
    static let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    static let material = Material.thin
    static let style = AnyShapeStyle(.secondary)
    static let outline = RoundedRectangle(cornerRadius: 2)
    static let binding = Binding.constant(1)
    static let state = State(initialValue: 1)
  }

  private func send<Value: Sendable>(_ value: Value) -> Value { value }

  @Test func `Changes are animated from anywhere`() {
    let model = Model()
    model.change()
    #expect(model.value == 5)
  }

  @Test func `Bindings and states are used from anywhere`() {
    var values = [1, 2]
    let whole = Binding(get: { values }, set: { values = $0 })
    whole[0].wrappedValue = 5
    #expect(values == [5, 2] && Binding(Binding<Int?>.constant(1))?.wrappedValue == 1)
    #expect(send(Theme.binding).animation().wrappedValue == 1 && send(Theme.state).projectedValue.wrappedValue == 1)
  }

  @Test func `Shapes and styles are used from anywhere`() {
    var wedge = send(Wedge(angle: 1))
    wedge.animatableData = 2
    #expect(wedge.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width == 4)
    let circle = Circle()
    _ = circle.fill(.red)
    _ = circle.fill(Warning())
    _ = circle.stroke(Theme.gradient, lineWidth: 1)
    _ = circle.strokeBorder(Theme.material)
    _ = circle.inset(by: 2).trim(from: 0, to: 1).rotation(.degrees(1))
    _ = [AnyShape(circle), AnyShape(.capsule), AnyShape(Theme.outline)]
    _ = send([Theme.style, AnyShapeStyle(.tint), AnyShapeStyle(Color.red.opacity(0.3))])
    #expect(circle.sizeThatFits(.zero) == .zero)
  }

  @Test func `The environment is read from anywhere`() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityReduceMotion && !values.accessibilityInvertColors)
  }
}
