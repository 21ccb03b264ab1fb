/// See [CommandGroup](https://developer.apple.com/documentation/swiftui/commandgroup).
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
