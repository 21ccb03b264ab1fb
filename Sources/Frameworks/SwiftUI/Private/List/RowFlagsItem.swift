/// Tells the row around it what cannot be done with it.
@MainActor
final class RowFlagsItem: ModifierItem {
  var flags = _RowFlagsModifier()

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.isDeleteDisabled = flags.isDeleteDisabled ?? traits.isDeleteDisabled
    traits.isMoveDisabled = flags.isMoveDisabled ?? traits.isMoveDisabled
    traits.isSelectionDisabled = flags.isSelectionDisabled ?? traits.isSelectionDisabled
    return traits
  }
}
