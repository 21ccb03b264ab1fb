extension OSLog {
  /// Writes a signpost; its text may be missing.
  func writeSignpost(_ kind: String, _ name: StaticString, _ text: String = "") {
    write("signpost", "\(kind) \(name)" + (text.isEmpty ? "" : " " + text))
  }
}
