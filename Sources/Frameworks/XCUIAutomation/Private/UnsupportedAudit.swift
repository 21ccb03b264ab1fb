/// An audit of which nothing can be made.
struct UnsupportedAudit: Error, CustomStringConvertible {
  let names: [String]

  var description: String {
    "performAccessibilityAudit(for:) is not supported for \(names.joined(separator: ", "))"
  }
}
