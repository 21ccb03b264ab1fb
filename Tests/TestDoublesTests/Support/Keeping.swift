import Foundation
import TestDoubles

/// Says of its associated types what they can do, and one of them.
@TestDoubles protocol Keeping<Element>: Identifiable where ID == UUID {
  associatedtype Element: Sendable
  associatedtype Failure: Error = LoadingError
  associatedtype Index where Index: Comparable
  var id: UUID { get }
  var first: Index { get }
  func find(_ index: Index) throws(LoadingError) -> Element?
  func save(_ element: Element, _ done: @escaping (Result<Element, Failure>) -> Void)
}
