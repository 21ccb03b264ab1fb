import Dispatch

/// Delivers answers in the order of the times they simulate, without waiting for those times.
///
/// A clock of its own starts at nought and jumps to the time of what is delivered. An answer that is to take no time is
/// delivered at once; others after a moment in which no request came, so that requests made together are put in order.
final class SimulatedTime: @unchecked Sendable {
  private struct Delivery {
    let time: Double
    let number: Int
    let body: () -> Void
  }

  static let shared = SimulatedTime()

  /// Long enough for requests that are made in one go to arrive.
  private static let moment = DispatchTimeInterval.milliseconds(20)

  private let queue = DispatchQueue(label: "OHHTTPStubs.SimulatedTime")
  private var pending: [Delivery] = []
  private var now = 0.0
  private var count = 0

  func deliver(after seconds: Double, _ body: @escaping () -> Void) {
    let body = UncheckedBody(call: body)
    queue.async { [self] in
      guard seconds > 0 else {
        body.call()
        return
      }
      count += 1
      pending.append(Delivery(time: now + seconds, number: count, body: body.call))
      deliverNext(ifLastIs: count)
    }
  }

  /// Waits a moment, and delivers what is due first unless another request came.
  private func deliverNext(ifLastIs number: Int) {
    queue.asyncAfter(deadline: .now() + Self.moment) { [self] in
      guard number == count, let next = pending.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) else { return }
      pending.removeAll { $0.number == next.number }
      now = next.time
      next.body()
      deliverNext(ifLastIs: number)
    }
  }

  /// Handed to the queue and used nowhere else.
  private struct UncheckedBody: @unchecked Sendable {
    let call: () -> Void
  }
}
