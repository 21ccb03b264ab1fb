import Foundation

/// Measured times of one thing, in milliseconds, and the figures that are reported of them.
struct Timings {
  private(set) var values: [Double] = []

  /// Measures a call and hands its result on.
  mutating func measure<Result>(_ body: () -> Result) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = body()
    values.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    return result
  }

  /// Without the first one, which has more to do than those after it.
  var withoutFirst: Timings {
    var rest = self
    rest.values.removeFirst()
    return rest
  }

  var first: Double { values.first ?? 0 }

  var report: [String: Double] {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    return ["median": median, "min": sorted[0], "max": sorted[sorted.count - 1], "n": Double(sorted.count)]
  }
}
