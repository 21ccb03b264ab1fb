/// The items that a layout has placed so far.
@MainActor
final class PlacedItems {
  private var items: Set<ObjectIdentifier> = []

  func insert(_ item: LayoutItem) { items.insert(ObjectIdentifier(item)) }

  func contains(_ item: LayoutItem) -> Bool { items.contains(ObjectIdentifier(item)) }
}
