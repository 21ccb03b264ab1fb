/// What stops the program in key-value coding and observing, in the words of iOS.
enum KeyValueProblem {
  static func unknownKey(_ object: AnyObject, _ method: String, _ key: String) -> Never {
    stop(
      "NSUnknownKeyException",
      "\(name(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  static func stop(_ exception: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
  }

  /// The object as the reasons name it, up to the closing bracket of its message.
  static func name(of object: AnyObject) -> String {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "[<\(windfallStringFromClass(type(of: object))) 0x\(address)>"
  }
}
