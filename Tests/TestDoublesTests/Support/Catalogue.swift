import TestDoubles

// Elsewhere the tool writes what is inherited.
@TestDoubles(
  inherited: """
    protocol Named: CustomStringConvertible { var name: String { get } }
    protocol Collecting<Item>: AnyObject, Hashable {
      associatedtype Item: Hashable
      var items: [Item] { get }
      func add(_ item: Item) -> Bool
    }
    """)
protocol Catalogue: Named, Collecting where Item == Int {
  func clear()
}
