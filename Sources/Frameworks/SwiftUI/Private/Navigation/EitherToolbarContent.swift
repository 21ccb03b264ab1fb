/// What one of two branches in a toolbar's builder made.
public struct _EitherToolbarContent: PrimitiveToolbarContent {
  public let _entries: [_ToolbarEntry]
}
