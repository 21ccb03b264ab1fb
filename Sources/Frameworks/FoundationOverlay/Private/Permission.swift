import Foundation

/// What an app asks the person at the device for, and is denied where there is nobody to ask.
///
/// The names in the environment variable `WINDFALL_GRANT`, separated by commas, are granted, `all` grants everything.
@_spi(Windfall) public enum Permission: String, CaseIterable, Sendable {
  case calendars, camera, contacts, location, microphone, motion, notifications, photos, reminders, speech, tracking

  private static let granted: Set<String> = {
    let names = ProcessInfo.processInfo.environment["WINDFALL_GRANT"] ?? ""
    return Set(names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }()

  /// Shows a person the question; set while somebody is there, as UI tests are.
  nonisolated(unsafe) public static var ask: (@Sendable (Permission, @escaping @Sendable (Bool) -> Void) -> Void)?

  /// The answer comes at once where it is known or there is nobody to ask.
  public func request(_ answer: @escaping @Sendable (Bool) -> Void) {
    guard !isGranted, let ask = Permission.ask else { return answer(isGranted) }
    ask(self, answer)
  }

  public var isGranted: Bool { isGranted(by: Permission.granted) }

  func isGranted(by names: Set<String>) -> Bool { names.contains(rawValue) || names.contains("all") }

  /// Whether the Info.plist says what the app wants it for; iOS asks nobody without.
  public static func hasUsageDescription(_ keys: String...) -> Bool {
    for key in keys where (Bundle.main.object(forInfoDictionaryKey: key) as? String)?.isEmpty != false {
      let message = "the app asks for a permission, and its Info.plist has no \(key)\n"
      FileHandle.standardError.write(Data(message.utf8))
      return false
    }
    return true
  }
}
