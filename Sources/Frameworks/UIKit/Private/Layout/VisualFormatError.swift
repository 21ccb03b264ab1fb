/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error {
  var problem: String
  var format: String
  var offset: Int

  var text: String {
    "cannot parse the constraint format: \(problem)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
