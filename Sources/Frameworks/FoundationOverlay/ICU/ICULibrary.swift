import Foundation
import Glibc

/// The library of locale data that Foundation has loaded, some functions of which Foundation does not offer itself.
enum ICULibrary {
  /// The error code that says that there was none.
  static let noError: Int32 = 0

  /// The function of that name, in the type that its header gives it.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let symbol = dlsym(nil, "swift_" + name) else { fatalError("Foundation's ICU library has no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }

  /// Calls a function that writes UTF-16 text into a buffer and returns the length of the text.
  static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 256)
    var status = noError
    var length = write(&buffer, Int32(buffer.count), &status)
    if Int(length) > buffer.count {
      buffer = [UInt16](repeating: 0, count: Int(length))
      status = noError
      length = write(&buffer, length, &status)
    }
    // Negative codes are remarks.
    guard status <= noError, length >= 0 else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}
