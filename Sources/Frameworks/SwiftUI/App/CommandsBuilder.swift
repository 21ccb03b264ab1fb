/// See [CommandsBuilder](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder
@MainActor
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Commands {
    EmptyCommands()
  }

  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
}
