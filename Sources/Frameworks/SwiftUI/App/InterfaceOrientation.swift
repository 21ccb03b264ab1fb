/// See [InterfaceOrientation](https://developer.apple.com/documentation/swiftui/interfaceorientation).
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
