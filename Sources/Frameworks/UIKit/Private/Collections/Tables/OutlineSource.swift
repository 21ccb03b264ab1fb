/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineSource: AnyObject {
  func toggleItem(at path: IndexPath)
}
