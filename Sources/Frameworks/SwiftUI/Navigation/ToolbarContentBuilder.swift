/// See [ToolbarContentBuilder](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> some ToolbarContent {
    var entries = first._entries
    repeat entries += (each rest)._entries
    return ToolbarList(_entries: entries)
  }

  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarList(_entries: content?._entries ?? [])
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _EitherToolbarContent {
    _EitherToolbarContent(_entries: first._entries)
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _EitherToolbarContent {
    _EitherToolbarContent(_entries: second._entries)
  }
}
