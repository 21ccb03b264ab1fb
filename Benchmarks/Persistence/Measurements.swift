import Dispatch

/// Prints how long each piece of work took, with tabs between work, who did it, and milliseconds.
struct Measurements {
  var who: String

  func measure<Result>(_ work: String, _ body: () throws -> Result) rethrows -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = try body()
    print("\(work)\t\(who)\t\(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)")
    return result
  }

  /// Stops where work had another result than it must have.
  func measure(_ work: String, expecting count: Int, _ body: () throws -> Int) rethrows {
    let found = try measure(work, body)
    precondition(found == count, "\(who), \(work): \(found) instead of \(count)")
  }
}
