/// See [CMTimeValue](https://developer.apple.com/documentation/coremedia/cmtimevalue).
public typealias CMTimeValue = Int64

/// See [CMTimeScale](https://developer.apple.com/documentation/coremedia/cmtimescale).
public typealias CMTimeScale = Int32

/// See [CMTimeEpoch](https://developer.apple.com/documentation/coremedia/cmtimeepoch).
public typealias CMTimeEpoch = Int64

/// See [CMTime](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }

  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }

  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }

  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) }

  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
}

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

/// See [CMTimeFlags](https://developer.apple.com/documentation/coremedia/cmtimeflags).
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}
