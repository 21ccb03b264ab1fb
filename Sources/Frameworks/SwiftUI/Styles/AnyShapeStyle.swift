/// A shape style of any type: [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = style }

  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }

  /// The paint, with the foreground of further out in force.
  func paint(in environment: EnvironmentValues) -> _Paint {
    var outer = environment
    outer.foreground = nil
    return base._paint(in: outer)
  }
}
