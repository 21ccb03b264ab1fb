import TestDoubles

@TestDoubles public protocol Storing<Item>: AnyObject {
  associatedtype Item: Hashable
  associatedtype Items: Collection where Items.Element == Item
  var items: Items { get }
  static var name: String { get }
  init()
  func add(_ item: Item) -> Bool
}
