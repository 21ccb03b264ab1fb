/// One view in a bar.
public struct _ToolbarEntry {
  let side: ToolbarItemPlacement.Side
  let view: AnyView
}
