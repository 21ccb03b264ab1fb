import SwiftUI

/// MapKit's map under the views of SwiftUI's.
struct MapSurface: UIViewRepresentable {
  let pieces: [MapPiece]
  let region: MKCoordinateRegion
  let modes: MapInteractionModes
  let type: MKMapType
  let selection: Binding<AnyHashable?>?
  let cameraActions: [(MapCameraUpdateContext) -> Void]
  let memory: MapMemory?

  func makeCoordinator() -> MapCoordinator { MapCoordinator() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView(frame: .zero)
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    memory?.view = map
    map.mapType = type
    map.isScrollEnabled = modes.contains(.pan)
    map.isZoomEnabled = modes.contains(.zoom)
    map.isPitchEnabled = modes.contains(.pitch)
    map.isRotateEnabled = modes.contains(.rotate)
    context.coordinator.selection = selection
    context.coordinator.cameraActions = cameraActions
    context.coordinator.show(region, in: map)
    context.coordinator.show(pieces, in: map)
    if let selection { context.coordinator.select(selection.wrappedValue, in: map) }
  }
}
