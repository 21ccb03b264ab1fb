/// Makes errors of Core Data's codes.
enum CoreDataError {
  static func make(_ code: Int, _ info: [String: Any] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
