@_spi(Windfall) import SwiftUI

/// See [Annotation](https://developer.apple.com/documentation/mapkit/annotation).
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  private let piece: MapPiece

  private init(_ title: String, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content) {
    piece = MapPiece(coordinate: coordinate, title: title, view: AnyView(content), anchor: anchor)
  }

  public func _resolve() -> _MapPieces { _MapPieces([piece]) }
}

extension Annotation where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(String(title), coordinate, anchor, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, coordinate, anchor, content())
  }
}

/// See [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation).
///
/// The person's location is not known.
public struct UserAnnotation: PrimitiveMapContent {
  public init() {}

  public func _resolve() -> _MapPieces { _MapPieces([]) }
}
