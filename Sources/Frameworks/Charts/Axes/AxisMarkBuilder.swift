/// See [AxisMarkBuilder](https://developer.apple.com/documentation/charts/axismarkbuilder).
@resultBuilder
@MainActor
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _AxisParts { _AxisParts([]) }

  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<First: AxisMark, each Content: AxisMark>(
    _ first: First, _ content: repeat each Content
  ) -> _AxisParts {
    var parts = first._resolve().parts
    for content in repeat each content { parts += content._resolve().parts }
    return _AxisParts(parts)
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisParts { first._resolve() }

  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisParts { second._resolve() }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisParts {
    content._resolve()
  }
}
