/// See [Commands](https://developer.apple.com/documentation/swiftui/commands).
///
/// A phone has no menu bar, so commands are never shown and their bodies never evaluated.
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@preconcurrency @MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// See [CommandsBuilder](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder
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

/// See [ToolbarCommands](https://developer.apple.com/documentation/swiftui/toolbarcommands).
public struct ToolbarCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// See [TextFormattingCommands](https://developer.apple.com/documentation/swiftui/textformattingcommands).
public struct TextFormattingCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// See [TextEditingCommands](https://developer.apple.com/documentation/swiftui/texteditingcommands).
public struct TextEditingCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// See [InspectorCommands](https://developer.apple.com/documentation/swiftui/inspectorcommands).
public struct InspectorCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// See [SidebarCommands](https://developer.apple.com/documentation/swiftui/sidebarcommands).
public struct SidebarCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// See [EmptyCommands](https://developer.apple.com/documentation/swiftui/emptycommands).
public struct EmptyCommands: PrimitiveCommands {
  nonisolated public init() {}
}
