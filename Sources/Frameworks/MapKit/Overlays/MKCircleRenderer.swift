/// See [MKCircleRenderer](https://developer.apple.com/documentation/mapkit/mkcirclerenderer).
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle? { overlay as? MKCircle }
}
