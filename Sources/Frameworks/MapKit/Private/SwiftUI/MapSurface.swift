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

/// The views of a map at their places.
struct MapOverlay: View {
  let pieces: [MapPiece]
  let region: MKCoordinateRegion

  var body: some View {
    GeometryReader { proxy in
      ForEach(Array(pieces.indices), id: \.self) { index in
        let piece = pieces[index]
        if let coordinate = piece.coordinate, region.contains(coordinate), let view = piece.view {
          let point = region.point(of: coordinate, in: proxy.size)
          MapPlacement(point: point, anchor: piece.anchor) { view }
        }
      }
    }
  }
}

/// Puts a view where a point of it lies on a place.
struct MapPlacement: Layout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    for subview in subviews { subview.place(at: place, anchor: anchor, proposal: .unspecified) }
  }
}
