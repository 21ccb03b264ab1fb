/// See [MKOverlay](https://developer.apple.com/documentation/mapkit/mkoverlay).
///
/// Kept by maps, and not drawn.
public protocol MKOverlay: MKAnnotation {
}
