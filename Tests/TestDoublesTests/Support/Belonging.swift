import TestDoubles

/// What belongs to types, and what has its name from words of the language.
@TestDoubles protocol Belonging {
  static subscript(index: Int) -> String { get set }
  static func make() -> Int
  static func make(_ size: Int) throws -> String
  subscript(row: Int, column: Int) -> Int { get set }
  init()
  init?(maybe: String)
  init<Value: Hashable>(value: Value)
  mutating func change(_ numbers: inout [Int]) -> Int
  var title: String! { get set }
  func unwrapped(_ text: String!) -> String!
  func `default`(`in` place: Int, `for`: String, while number: Int)
}
