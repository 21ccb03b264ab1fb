import Combine

/// A clock that a test moves.
final class ManualScheduler: Scheduler {
  struct Time: Strideable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
      var magnitude: Int

      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init(floatLiteral value: Double) { magnitude = Int(value) }
      init?(exactly source: some BinaryInteger) { magnitude = Int(source) }

      static func seconds(_ value: Int) -> Stride { Stride(value * 1000) }
      static func seconds(_ value: Double) -> Stride { Stride(Int(value * 1000)) }
      static func milliseconds(_ value: Int) -> Stride { Stride(value) }
      static func microseconds(_ value: Int) -> Stride { Stride(value / 1000) }
      static func nanoseconds(_ value: Int) -> Stride { Stride(value / 1_000_000) }

      static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
      static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
      static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
      static func += (one: inout Stride, other: Stride) { one = one + other }
      static func -= (one: inout Stride, other: Stride) { one = one - other }
      static func *= (one: inout Stride, other: Stride) { one = one * other }
    }

    var value = 0

    func distance(to other: Time) -> Stride { Stride(other.value - value) }

    func advanced(by stride: Stride) -> Time { Time(value: value + stride.magnitude) }
  }

  private struct Work {
    let id: Int
    var time: Time
    let interval: Time.Stride?
    let action: () -> Void
  }

  typealias SchedulerOptions = Never

  private(set) var now = Time()
  let minimumTolerance = Time.Stride(0)
  private var works: [Work] = []
  private var lastID = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) { _ = add(date, nil, action) }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, interval, action)
    return AnyCancellable { self.works.removeAll { $0.id == id } }
  }

  private func add(_ date: Time, _ interval: Time.Stride?, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    works.append(Work(id: lastID, time: date, interval: interval, action: action))
    return lastID
  }

  /// Does what is due.
  func advance(by stride: Int) {
    now.value += stride
    while let index = works.firstIndex(where: { $0.time <= now }) {
      let work = works[index]
      if let interval = work.interval {
        works[index].time = work.time.advanced(by: interval)
      } else {
        works.remove(at: index)
      }
      work.action()
    }
  }
}
