/// Where the items of one section of a flow layout are, along the layout from the first item on.
protocol FlowArrangement {
  var length: CGFloat { get }
  func frame(of item: Int) -> CGRect
  /// The items of all lines that have a part in the range.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>
}
