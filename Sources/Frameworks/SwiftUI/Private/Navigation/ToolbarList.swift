/// What the statements of a builder made.
struct ToolbarList: PrimitiveToolbarContent {
  let _entries: [_ToolbarEntry]
}
