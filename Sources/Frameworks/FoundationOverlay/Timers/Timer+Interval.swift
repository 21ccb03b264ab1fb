import Foundation

extension Timer {
  /// See [init(timeInterval:repeats:block:)](https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)).
  ///
  /// Takes the place of Foundation's own initialiser, by its symbol: a timer of that fires at once.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  @_spi(Windfall) public static func appleTimer(
    timeInterval interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }
}
