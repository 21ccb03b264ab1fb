/// See [TextEditingCommands](https://developer.apple.com/documentation/swiftui/texteditingcommands).
public struct TextEditingCommands: PrimitiveCommands {
  public init() {}
}
