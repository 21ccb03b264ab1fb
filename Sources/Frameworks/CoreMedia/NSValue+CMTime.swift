import Foundation

extension NSValue {
  /// Foundation on Linux keeps numbers and arrays of them, not structures.
  private static let form = "[3q]"

  public convenience init(time: CMTime) {
    let scale = Int64(UInt32(bitPattern: time.timescale)) | Int64(time.flags.rawValue) << 32
    self.init(bytes: [time.value, scale, time.epoch], objCType: Self.form)
  }

  /// What no time was put into has none that is valid.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.form else { return .invalid }
    var parts: [Int64] = [0, 0, 0]
    getValue(&parts)
    return CMTime(
      value: parts[0], timescale: CMTimeScale(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[1] >> 32)), epoch: parts[2])
  }
}
