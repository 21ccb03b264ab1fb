import Glibc

/// A moment that something must have happened by.
struct Deadline {
  /// Of the monotonic clock.
  private let nanoseconds: UInt64

  init(seconds: Double) {
    let span = max(0, min(seconds, 1e9))
    nanoseconds = Self.now + UInt64(span * 1e9)
  }

  /// How long it is until the deadline, as `poll` takes it; 0 when it has passed.
  var milliseconds: Int32 {
    let now = Self.now
    guard now < nanoseconds else { return 0 }
    return Int32(clamping: (nanoseconds - now + 999_999) / 1_000_000)
  }

  /// How many seconds are left, 0 at least.
  var seconds: Double {
    let now = Self.now
    return now < nanoseconds ? Double(nanoseconds - now) / 1e9 : 0
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
