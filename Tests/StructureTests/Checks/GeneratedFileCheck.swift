/// A generated file says, in its first lines, what writes it.
enum GeneratedFileCheck {
  static func findings(in file: SourceFile, exists: (String) -> Bool) -> [Finding] {
    guard file.isGenerated else { return [] }
    let head = file.text.split(separator: "\n", maxSplits: 5).prefix(5).joined(separator: "\n")
    let words = head.split { $0.isWhitespace || "`;,()".contains($0) }.map(String.init)
    guard let generator = words.first(where: { $0.hasPrefix("Scripts/") }) else {
      return [Finding(path: file.path, message: "its first lines do not name the script that writes it")]
    }
    let path = generator.hasSuffix(".") ? String(generator.dropLast()) : generator
    return exists(path) ? [] : [Finding(path: file.path, message: "its generator \(path) is not there")]
  }
}
