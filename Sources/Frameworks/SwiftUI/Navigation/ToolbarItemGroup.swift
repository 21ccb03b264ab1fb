/// See [ToolbarItemGroup](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(side: placement.side, view: AnyView(HStack(spacing: 16) { content }))]
  }
}
