/// Makes errors of Core Data's codes, and tells of what goes on without one.
@_spi(Windfall) public enum CoreDataError {
  static func make(_ code: Int, _ info: [String: Any] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  /// Writes what Core Data writes on standard error.
  public static func report(_ text: String) {
    FileHandle.standardError.write(Data("CoreData: error: \(text)\n".utf8))
  }
}
