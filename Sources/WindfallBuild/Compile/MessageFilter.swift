/// Makes a tool's output speak of the user's files only.
struct MessageFilter: Sendable {
  private let files: [(lowered: String, original: String)]

  init(files: [(lowered: String, original: String)]) {
    self.files = files
  }

  func callAsFunction(_ line: String) -> String {
    guard let match = files.first(where: { line.contains($0.lowered) }) else { return line }
    return line.replacing(match.lowered, with: match.original)
  }
}
