import SwiftUI
import UIKit

/// Takes pieces of a map to MapKit's map, and tells what is done there.
final class MapCoordinator: NSObject, MKMapViewDelegate {
  var selection: Binding<AnyHashable?>?
  var cameraActions: [(MapCameraUpdateContext) -> Void] = []
  private var shown: [(piece: MapPiece, annotation: MKPointAnnotation)] = []
  private var region: [Double] = []
  /// Whether it is the app that selects.
  private var isSelecting = false

  func show(_ region: MKCoordinateRegion, in map: MKMapView) {
    guard region.numbers != self.region else { return }
    self.region = region.numbers
    map.setRegion(region, animated: false)
  }

  func show(_ pieces: [MapPiece], in map: MKMapView) {
    if pieces.count == shown.count, zip(pieces, shown).allSatisfy({ $0.isSame(as: $1.piece) }) { return }
    map.removeAnnotations(shown.map(\.annotation))
    shown = pieces.map { piece in
      let annotation = MKPointAnnotation()
      annotation.coordinate = piece.coordinate ?? CLLocationCoordinate2D()
      annotation.title = piece.title
      return (piece, annotation)
    }
    map.addAnnotations(shown.map(\.annotation))
  }

  func select(_ tag: AnyHashable?, in map: MKMapView) {
    isSelecting = true
    map.selectedAnnotations = shown.filter { tag != nil && $0.piece.tag == tag }.map(\.annotation)
    isSelecting = false
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.markerTintColor = shown.first { $0.annotation === annotation }?.piece.tint.map { UIColor($0) }
    return view
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    guard !isSelecting, let entry = shown.first(where: { $0.annotation === view.annotation }) else { return }
    selection?.wrappedValue = entry.piece.tag
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    guard !isSelecting, let entry = shown.first(where: { $0.annotation === view.annotation }) else { return }
    if selection?.wrappedValue == entry.piece.tag { selection?.wrappedValue = nil }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    let context = MapCameraUpdateContext(mapView.region)
    let actions = cameraActions
    Task { for action in actions { action(context) } }
  }
}

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

/// What content of a map consists of.
public struct _MapPieces: PrimitiveMapContent {
  let pieces: [MapPiece]

  init(_ pieces: [MapPiece]) { self.pieces = pieces }

  public func _resolve() -> _MapPieces { self }
}

/// The map in a map reader.
@MainActor
final class MapMemory {
  weak var view: MKMapView?
}

/// Names the type of a map's content, as maps are views by the type of their content.
public struct _MapBody<Content>: View {
  public var body: some View { EmptyView() }
}
