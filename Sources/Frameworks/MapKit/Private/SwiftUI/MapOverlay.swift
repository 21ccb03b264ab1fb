import SwiftUI

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
