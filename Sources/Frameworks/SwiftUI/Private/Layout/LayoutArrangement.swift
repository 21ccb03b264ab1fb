/// The item that a layout arranges its views with.
@MainActor
public struct _LayoutArrangement {
  let item: ContainerItem

  init(_ item: ContainerItem) { self.item = item }
}
