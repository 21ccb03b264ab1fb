/// How the corners of lines look: [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
