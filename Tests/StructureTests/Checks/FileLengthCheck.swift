/// A file that does not fit into a few screens does more than one thing.
enum FileLengthCheck {
  static let limit = 350

  static let exemptions: [Exemption] = []

  static func findings(in file: SourceFile, exemptions: [Exemption] = exemptions) -> [Finding] {
    guard file.lineCount > limit, !file.isGenerated else { return [] }
    if exemptions.contains(where: { $0.subject == file.path }) { return [] }
    let list = exemptions.map { "\($0.subject) (\($0.reason))" }.joined(separator: ", ")
    let others = list.isEmpty ? "no file is exempt" : "exempt are only: \(list)"
    return [
      Finding(path: file.path, message: "\(file.lineCount) lines, \(limit) are allowed; \(others)")
    ]
  }
}
