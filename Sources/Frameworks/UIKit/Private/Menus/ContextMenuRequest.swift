/// A context menu that is wanted, and the view that it is about.
struct ContextMenuRequest {
  let configuration: UIContextMenuConfiguration
  let source: UIView
}
