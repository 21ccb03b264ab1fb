import TestDoubles

/// Has the names that the members of doubles have.
@TestDoubles protocol Colliding {
  associatedtype Wrapped
  static var staticCalls: Int { get }
  var calls: [Int] { get }
  var wrapped: Wrapped { get set }
  var expectations: [String] { get }
  func storage() -> Int
}
