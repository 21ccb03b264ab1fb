/// See [ToolbarCommands](https://developer.apple.com/documentation/swiftui/toolbarcommands).
public struct ToolbarCommands: PrimitiveCommands {
  public init() {}
}
