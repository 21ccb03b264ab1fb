import WindfallCore

extension Element {
  /// The element in another of the same size, which no view of ours has.
  var surrounded: Element {
    Element(
      type: .other, frame: frame, states: .enabled,
      children: [moved(by: CGPoint(x: -frame.minX, y: -frame.minY))])
  }
}
