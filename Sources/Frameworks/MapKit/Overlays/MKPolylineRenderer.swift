/// See [MKPolylineRenderer](https://developer.apple.com/documentation/mapkit/mkpolylinerenderer).
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline? { overlay as? MKPolyline }
}
