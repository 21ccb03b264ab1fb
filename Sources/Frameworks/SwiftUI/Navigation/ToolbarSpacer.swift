/// See [ToolbarSpacer](https://developer.apple.com/documentation/swiftui/toolbarspacer).
///
/// Bars space their contents themselves.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public var _entries: [_ToolbarEntry] { [] }
}
