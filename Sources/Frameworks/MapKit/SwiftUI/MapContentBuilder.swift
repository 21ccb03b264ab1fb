/// See [MapContentBuilder](https://developer.apple.com/documentation/mapkit/mapcontentbuilder).
@resultBuilder
@MainActor
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _MapPieces { _MapPieces([]) }

  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: MapContent, each Content: MapContent>(
    _ first: First, _ content: repeat each Content
  ) -> _MapPieces {
    var pieces = first._resolve().pieces
    for content in repeat each content { pieces += content._resolve().pieces }
    return _MapPieces(pieces)
  }

  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: MapContent>(first: Content) -> _MapPieces { first._resolve() }

  public static func buildEither<Content: MapContent>(second: Content) -> _MapPieces { second._resolve() }

  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapPieces {
    content._resolve()
  }
}
