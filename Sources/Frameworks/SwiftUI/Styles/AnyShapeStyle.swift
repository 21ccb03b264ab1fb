/// A shape style of any type: [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// The foreground that was in force where this style was set; levels of the foreground are levels of that one.
  private let outer: Outer?

  private final class Outer: Sendable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }
  }

  public init<S: ShapeStyle>(_ style: S) { self.init(style, over: nil) }

  init<S: ShapeStyle>(_ style: S, over outer: AnyShapeStyle?) {
    base = style
    self.outer = outer.map { Outer($0) }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }

  /// Whether another style certainly paints the same.
  @MainActor
  func isSame(as other: AnyShapeStyle) -> Bool {
    guard Self.isSame(base, other.base) else { return false }
    if outer === other.outer { return true }
    guard let outer, let otherOuter = other.outer else { return false }
    return outer.style.isSame(as: otherOuter.style)
  }

  @MainActor
  private static func isSame<S: ShapeStyle>(_ style: S, _ other: any ShapeStyle) -> Bool {
    guard let other = other as? S else { return false }
    return ValueMemory.areEqual(style, other)
  }

  /// The paint, with the foreground of further out in force.
  func paint(in environment: EnvironmentValues) -> _Paint {
    var outer = environment
    outer.foreground = self.outer?.style
    return base._paint(in: outer)
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    MainActor.assumeIsolated { lhs.isSame(as: rhs) }
  }
}
