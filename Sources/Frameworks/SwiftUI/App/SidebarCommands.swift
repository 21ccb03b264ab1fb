/// See [SidebarCommands](https://developer.apple.com/documentation/swiftui/sidebarcommands).
public struct SidebarCommands: PrimitiveCommands {
  public init() {}
}
