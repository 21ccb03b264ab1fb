/// See [DropOperation](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}
