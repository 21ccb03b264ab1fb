/// Why something cannot be done with a key.
struct KeyFailure: Error {
  let status: OSStatus
  let words: String

  init(_ status: OSStatus, _ words: String) {
    self.status = status
    self.words = words
  }

  /// What a function answers that says by a pointer why it has no answer.
  static func telling<Value>(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws(KeyFailure) -> Value
  ) -> Value? {
    do throws(KeyFailure) {
      return try body()
    } catch let failure {
      let information = [NSLocalizedDescriptionKey: failure.words]
      error?.pointee = .passRetained(
        CFError(domain: NSOSStatusErrorDomain, code: Int(failure.status), userInfo: information))
      return nil
    }
  }

  /// The status of a function that has no other way to say why.
  static func status(_ body: () throws(KeyFailure) -> Void) -> OSStatus {
    do throws(KeyFailure) {
      try body()
      return errSecSuccess
    } catch let failure {
      return failure.status
    }
  }
}
