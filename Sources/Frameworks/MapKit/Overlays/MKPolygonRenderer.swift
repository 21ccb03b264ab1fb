/// See [MKPolygonRenderer](https://developer.apple.com/documentation/mapkit/mkpolygonrenderer).
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon? { overlay as? MKPolygon }
}
