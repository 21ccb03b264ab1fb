import UIKit

extension MKCoordinateRegion {
  /// The smallest region with some room around places; the whole world for none.
  init(around places: [CLLocationCoordinate2D]) {
    let latitudes = places.map(\.latitude)
    let longitudes = places.map(\.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else {
      self.init(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
      return
    }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2)))
  }

  /// Where a coordinate lies when the region fills a size.
  func point(of coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    let east = (coordinate.longitude - center.longitude).remainder(dividingBy: 360)
    let north = coordinate.latitude - center.latitude
    return CGPoint(
      x: size.width / 2 + CGFloat(east / max(span.longitudeDelta, 1e-9)) * size.width,
      y: size.height / 2 - CGFloat(north / max(span.latitudeDelta, 1e-9)) * size.height)
  }

  /// What lies at a point when the region fills a size.
  func coordinate(at point: CGPoint, in size: CGSize) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: center.latitude
        - Double((point.y - size.height / 2) / max(size.height, 0.001)) * span.latitudeDelta,
      longitude: center.longitude
        + Double((point.x - size.width / 2) / max(size.width, 0.001)) * span.longitudeDelta)
  }
}
