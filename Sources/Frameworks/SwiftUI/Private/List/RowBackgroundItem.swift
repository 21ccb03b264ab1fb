/// Tells the row around what is behind it.
@MainActor
final class RowBackgroundItem: ModifierItem {
  let background: LayersItem

  init(child: LayoutItem, background: LayersItem) {
    self.background = background
    super.init(child: child)
    background.container = self
  }

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.background = background
    return traits
  }
}
