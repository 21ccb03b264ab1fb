extension MKAnnotationView {
  /// See [MKAnnotationView.DragState](https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum).
  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }
}
