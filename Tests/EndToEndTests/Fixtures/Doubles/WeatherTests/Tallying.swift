import TestDoubles

@testable import Weather

@TestDoubles protocol Tallying: Counting {
  func add(_ number: Int)
}
