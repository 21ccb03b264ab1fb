import SwiftUI

/// One thing on a map.
struct MapPiece {
  /// Nil for lines and areas, which are not drawn.
  var coordinate: CLLocationCoordinate2D?
  var title: String?
  var tint: Color?
  var tag: AnyHashable?
  var hidesTitle = false
  /// What is shown at the place instead of a marker, and which point of it is there.
  var view: AnyView?
  var anchor = UnitPoint.bottom

  /// Whether MapKit's map shows the piece the same way.
  func isSame(as other: MapPiece) -> Bool {
    coordinate?.latitude == other.coordinate?.latitude && coordinate?.longitude == other.coordinate?.longitude
      && title == other.title && tint == other.tint && tag == other.tag && (view == nil) == (other.view == nil)
  }
}
