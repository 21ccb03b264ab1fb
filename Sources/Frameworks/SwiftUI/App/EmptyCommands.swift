/// See [EmptyCommands](https://developer.apple.com/documentation/swiftui/emptycommands).
public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}
