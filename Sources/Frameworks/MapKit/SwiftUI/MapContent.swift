import SwiftUI

/// See [MapContent](https://developer.apple.com/documentation/mapkit/mapcontent).
@preconcurrency @MainActor
public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder var body: Body { get }

  /// The pieces of the content; types of apps keep the default.
  func _resolve() -> _MapPieces
}

extension MapContent {
  public func _resolve() -> _MapPieces { body._resolve() }

  public func tag<V: Hashable>(_ tag: V) -> _MapPieces { changing { $0.tag = $0.tag ?? AnyHashable(tag) } }

  public func tint(_ tint: Color?) -> _MapPieces { changing { $0.tint = $0.tint ?? tint } }

  public func annotationTitles(_ visibility: Visibility) -> _MapPieces {
    changing { if visibility == .hidden { $0.hidesTitle = true } }
  }

  public func annotationSubtitles(_ visibility: Visibility) -> _MapPieces { _resolve() }

  /// Lines and areas are not drawn.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _MapPieces { _resolve() }

  /// Lines and areas are not drawn.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _MapPieces { _resolve() }

  /// Lines and areas are not drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _MapPieces { _resolve() }

  /// Lines and areas are not drawn, at no level.
  public func mapOverlayLevel(level: MKOverlayLevel) -> _MapPieces { _resolve() }

  /// Places have no page of their own.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> _MapPieces { _resolve() }

  private func changing(_ change: (inout MapPiece) -> Void) -> _MapPieces {
    var pieces = _resolve().pieces
    for index in pieces.indices { change(&pieces[index]) }
    return _MapPieces(pieces)
  }
}

extension Never: MapContent {}

/// See [MapContentBuilder](https://developer.apple.com/documentation/mapkit/mapcontentbuilder).
@resultBuilder
@preconcurrency @MainActor
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
