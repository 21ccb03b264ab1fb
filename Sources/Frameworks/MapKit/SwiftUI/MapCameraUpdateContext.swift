/// See [MapCameraUpdateContext](https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext).
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion

  init(_ region: MKCoordinateRegion) {
    self.region = region
    camera = MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_319)
  }
}
