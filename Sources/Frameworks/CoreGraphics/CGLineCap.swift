/// How the ends of lines look: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}
