/// What `foregroundStyle` with several styles puts around a view.
public struct _ForegroundLevelsModifier<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>: EnvironmentModifier {
  let first: First
  let second: Second
  let third: Third?

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.foreground
    environment.foreground = AnyShapeStyle(first, over: outer)
    environment.foregroundLevels =
      [AnyShapeStyle(second, over: outer)] + (third.map { [AnyShapeStyle($0, over: outer)] } ?? [])
  }

  func isSame(as other: Self) -> Bool {
    ValueMemory.areEqual(first, other.first) && ValueMemory.areEqual(second, other.second)
      && ValueMemory.areEqual(third, other.third)
  }
}

extension EnvironmentValues {
  private enum LevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }

  /// The styles for the second level of the foreground and those below, where the app names them.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}
