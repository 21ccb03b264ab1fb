protocol Collecting<Item>: AnyObject, Hashable {
  associatedtype Item: Hashable
  var items: [Item] { get }
  func add(_ item: Item) -> Bool
}
