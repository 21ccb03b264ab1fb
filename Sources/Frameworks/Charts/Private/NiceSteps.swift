import Foundation

/// Round numbers for an axis.
///
/// The step is the smallest of 1, 2 and 5 times a power of ten that needs no more than the wanted number of steps.
enum NiceSteps {
  static func step(over length: Double, count: Int, minimum: Double = 0) -> Double {
    guard length > 0, length.isFinite, count > 0 else { return 1 }
    let least = max(length / Double(count), minimum)
    let power = pow(10, (log10(least)).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return factor * power
  }

  /// The range, grown to the next multiples of the step.
  static func domain(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else {
      // One value alone lies in the middle, or at the end if the other end is zero.
      return range.lowerBound == 0 ? 0...1 : (range.lowerBound - 1)...(range.upperBound + 1)
    }
    let step = step(over: length, count: count)
    return ((range.lowerBound / step).rounded(.down) * step)...((range.upperBound / step).rounded(.up) * step)
  }

  static func values(in range: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
