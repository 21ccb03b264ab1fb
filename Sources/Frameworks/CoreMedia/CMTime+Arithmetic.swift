extension CMTime: Comparable {
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order < rhs.order }

  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order == rhs.order }

  /// Numbers before what is indefinite, and that before infinity; what is not valid comes last.
  private var order: (Int, Double) {
    if !isValid { return (3, 0) }
    if isNumeric { return (1, seconds) }
    return isNegativeInfinity ? (0, 0) : isIndefinite ? (2, 0) : (2, 1)
  }

  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs) { $0 + $1 } }

  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs) { $0 - $1 } }

  /// The sum or difference, exact where the time scales have a common one that fits.
  private static func combine(
    _ lhs: CMTime, _ rhs: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> CMTimeValue
  ) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.isNumeric ? rhs : lhs }
    if lhs.timescale == rhs.timescale {
      return CMTime(value: operation(lhs.value, rhs.value), timescale: lhs.timescale)
    }
    var (larger, smaller) = (Int64(lhs.timescale), Int64(rhs.timescale))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let scale = Int64(lhs.timescale) / larger * Int64(rhs.timescale)
    let common = CMTimeScale(clamping: scale)
    return CMTime(
      value: operation(lhs.value(in: common), rhs.value(in: common)), timescale: common)
  }

  private func value(in scale: CMTimeScale) -> CMTimeValue {
    CMTimeValue((Double(value) * Double(scale) / Double(timescale)).rounded())
  }
}

extension CMTime: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// See [CMTimeGetSeconds(_:)](https://developer.apple.com/documentation/coremedia/cmtimegetseconds(_:)).
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// See [CMTimeMake(value:timescale:)](https://developer.apple.com/documentation/coremedia/cmtimemake(value:timescale:)).
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// See [CMTimeMakeWithSeconds(_:preferredTimescale:)](https://developer.apple.com/documentation/coremedia/cmtimemakewithseconds(_:preferredtimescale:)).
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
