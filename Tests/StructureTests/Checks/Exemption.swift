/// A file or declaration that a check leaves out, with the reason.
struct Exemption {
  /// A path, or a path and a declaration's name joined by a colon.
  let subject: String
  let reason: String

  init(_ subject: String, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }
}
