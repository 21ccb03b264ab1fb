import Foundation

enum Refusal: Error {
  case closed
  case full
}

/// Catches as apps do that were written for Objective-C's errors.
struct Gate {
  func code(of work: () throws -> Void) -> Int {
    do {
      try work()
      return -1
    } catch let error as NSError where error.domain == "Gate" {
      return error.code * 100
    } catch let error as NSError {
      return error.code
    }
  }
}
