import TestDoubles

@TestDoubles protocol Loading: Sendable {
  var title: String { get set }
  var size: Int { get async throws }
  static var limit: Int { get set }
  subscript(key: String) -> Int { get set }
  subscript(row row: Int, column column: Int) -> String { get }

  init(title: String, size: Int) throws

  func load(id: Int) async throws -> String
  func load(id: String) -> String
  func load(_ id: Int, for: String) throws(LoadingError) -> [String]
  func start()
  func increase(_ number: inout Int, by step: Int)
  func finish(then done: @escaping @Sendable (String) -> Void)
  func visit(_ body: (Int) throws -> Void) throws
  func note(_ message: @autoclosure () -> String, when: (() -> Bool)?)
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value where Value: Sendable
  func show(_ value: some CustomStringConvertible)
  @discardableResult static func make(_: Int) -> Bool
  func `repeat`(_ count: Int) -> (first: Int, last: Int)?
}
