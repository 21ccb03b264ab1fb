import UIKit

/// What a view says of the row of a list that it is in.
@MainActor
struct RowTraits {
  /// The room around the view in its row.
  var insets: EdgeInsets?
  /// What is behind the whole row.
  var background: LayoutItem?
  var swipes = RowSwipes()
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
}
