/// Tells the row around it how to delete the content.
@MainActor
final class DeletableItem: ModifierItem {
  var delete: (@MainActor () -> Void)?
}
