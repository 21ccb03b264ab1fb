/// See [DefaultToolbarItem](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem).
///
/// The system's items stay where they are.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var _entries: [_ToolbarEntry] { [] }
}
