import Foundation

/// Tells the row around it how to delete and move the content.
@MainActor
final class DeletableItem: ModifierItem {
  var delete: (@MainActor () -> Void)?
  /// Moves the content as many places down as it is told.
  var move: (@MainActor (Int) -> Void)?
}
