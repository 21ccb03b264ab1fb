/// What UIKit has to say on standard error.
@MainActor enum Notice {
  private static var said: Set<String> = []

  static func say(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

  /// Says it the first time only.
  static func sayOnce(_ message: String) { if said.insert(message).inserted { say(message) } }
}
