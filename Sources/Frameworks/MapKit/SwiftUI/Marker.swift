@_spi(Windfall) import SwiftUI

/// See [Marker](https://developer.apple.com/documentation/mapkit/marker).
///
/// A round mark without its picture.
public struct Marker<Label: View>: PrimitiveMapContent {
  private let piece: MapPiece

  private init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
    piece = MapPiece(coordinate: coordinate, title: title)
  }

  public func _resolve() -> _MapPieces { _MapPieces([piece]) }
}

extension Marker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey.text, coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey.text, coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey.text, coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey.text, coordinate)
  }

  public init(item: MKMapItem) { self.init(item.name ?? "", item.placemark.coordinate) }
}

/// See [MapMarker](https://developer.apple.com/documentation/mapkit/mapmarker).
public struct MapMarker: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotationData = _MapAnnotationData(piece: MapPiece(coordinate: coordinate, tint: tint))
  }
}

/// See [MapPin](https://developer.apple.com/documentation/mapkit/mappin).
public struct MapPin: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotationData = _MapAnnotationData(piece: MapPiece(coordinate: coordinate, tint: tint))
  }
}
