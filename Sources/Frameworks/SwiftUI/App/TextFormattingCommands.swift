/// See [TextFormattingCommands](https://developer.apple.com/documentation/swiftui/textformattingcommands).
public struct TextFormattingCommands: PrimitiveCommands {
  public init() {}
}
