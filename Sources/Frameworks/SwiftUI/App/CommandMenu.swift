/// See [CommandMenu](https://developer.apple.com/documentation/swiftui/commandmenu).
public struct CommandMenu<Content: View>: PrimitiveCommands {
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// See [CommandGroup](https://developer.apple.com/documentation/swiftui/commandgroup).
public struct CommandGroup<Content: View>: PrimitiveCommands {
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// See [CommandGroupPlacement](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}
