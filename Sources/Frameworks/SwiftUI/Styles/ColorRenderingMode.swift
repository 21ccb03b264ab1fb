/// See [ColorRenderingMode](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
