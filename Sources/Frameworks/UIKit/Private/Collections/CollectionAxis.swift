/// The direction in which a layout goes on; lengths are along it, breadths across it.
enum CollectionAxis {
  case vertical, horizontal

  var other: CollectionAxis { self == .vertical ? .horizontal : .vertical }

  func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func breadth(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  func end(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }

  func before(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

  func after(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func rect(along: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat) -> CGRect {
    CGRect(origin: point(along: along, across: across), size: size(length: length, breadth: breadth))
  }
}
