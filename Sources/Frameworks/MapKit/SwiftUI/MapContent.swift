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

  private func changing(_ change: (inout MapPiece) -> Void) -> _MapPieces {
    var pieces = _resolve().pieces
    for index in pieces.indices { change(&pieces[index]) }
    return _MapPieces(pieces)
  }
}

extension Never: MapContent {}
