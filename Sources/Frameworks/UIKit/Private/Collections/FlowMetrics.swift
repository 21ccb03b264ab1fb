/// What the items of one section of a flow layout are placed by.
struct FlowMetrics {
  let axis: CollectionAxis
  /// Where lines begin, and the room that they have.
  let across: CGFloat
  let breadth: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let scale: CGFloat

  /// Lets lengths fit that are too long by what rounding adds.
  private static let tolerance: CGFloat = 0.001

  func hasRoom(for breadth: CGFloat) -> Bool { breadth <= self.breadth + FlowMetrics.tolerance }

  /// Where the first item of a line of this many items stands, and the gap between its items: they are spread over
  /// the whole line, and a single one stands in the middle.
  func justify(count: Int, total: CGFloat) -> (across: CGFloat, gap: CGFloat) {
    let rest = max(0, breadth - total)
    guard count > 1 else { return (across + rest / 2, itemSpacing) }
    return (across, rest / CGFloat(count - 1))
  }

  func onPixel(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
}
