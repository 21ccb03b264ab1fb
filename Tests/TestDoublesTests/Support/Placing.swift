import Foundation
import TestDoubles

@TestDoubles protocol Placing: NSObjectProtocol {
  @MainActor func place(at index: Int) async
}
