/// How the ends of lines look: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How the corners of lines look: [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// What is inside of a path: [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}

/// How a path is drawn: [CGPathDrawingMode](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode).
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
