import Foundation

/// Foundation boxes no structures here, but lists of numbers: a time is as long as three of them.
private let encoding = "[3q]"

extension NSValue {
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: encoding)
  }

  public var timeValue: CMTime {
    var time = CMTime.invalid
    if String(cString: objCType) == encoding { getValue(&time) }
    return time
  }
}
