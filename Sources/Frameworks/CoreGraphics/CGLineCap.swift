/// How the ends of lines look: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How the corners of lines look: [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
