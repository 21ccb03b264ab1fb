/// A shape style of any type: [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = style }

  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }

  /// Whether another style certainly paints the same.
  func isSame(as other: AnyShapeStyle) -> Bool { Self.isSame(base, other.base) }

  private static func isSame<S: ShapeStyle>(_ style: S, _ other: any ShapeStyle) -> Bool {
    guard let other = other as? S else { return false }
    return ValueMemory.areEqual(style, other)
  }

  /// The paint, with the foreground of further out in force.
  func paint(in environment: EnvironmentValues) -> _Paint {
    var outer = environment
    outer.foreground = nil
    return base._paint(in: outer)
  }
}

extension AnyShapeStyle: Equatable {
  public nonisolated static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    MainActor.assumeIsolated { lhs.isSame(as: rhs) }
  }
}
