import Foundation

/// The forms of [Scanner](https://developer.apple.com/documentation/foundation/scanner) that give objects by pointers; without one, those
/// of the toolchain are meant.
extension Scanner {
  @_disfavoredOverload
  public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanString(string), to: result)
  }

  @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToString(string), to: result)
  }

  @_disfavoredOverload
  public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    give(scanCharacters(from: set), to: result)
  }

  @_disfavoredOverload
  public func scanUpToCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    give(scanUpToCharacters(from: set), to: result)
  }

  private func give(_ text: String?, to result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
