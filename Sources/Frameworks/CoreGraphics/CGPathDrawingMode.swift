/// See [CGPathDrawingMode](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode).
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// See [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule). What is drawn is filled by the
/// winding of its lines, whatever rule is named.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// See [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
