import Foundation

/// Tells the row around how much room it leaves.
@MainActor
final class RowInsetsItem: ModifierItem {
  var insets: EdgeInsets?

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.insets = insets ?? traits.insets
    return traits
  }
}
