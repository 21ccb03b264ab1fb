/// The page about the lowering, made from the doc comments of the rules.
enum LoweringDocument {
  static let path = "Documentation/Lowering.md"

  static func text(rules: [SourceFile]) -> String {
    let sections = rules.flatMap { file in
      file.declarations.filter { $0.inherited.contains("LoweringRule") && !$0.isNested }
        .map { section(of: $0, in: file) }
    }
    return ([introduction] + sections).joined(separator: "\n")
  }

  private static func section(of rule: Declaration, in file: SourceFile) -> String {
    // A heading of the comment lies below the heading of its rule.
    let body = rule.comment.map { $0.hasPrefix("## ") ? "#\($0)\n" : $0 }
    let blocks = body.enumerated().map { index, line in
      line.hasPrefix("### ") && index > 0 && !body[index - 1].isEmpty ? "\n\(line)" : line
    }
    return """
      ## \(rule.name)

      \(blocks.joined(separator: "\n"))

      Source: [\(file.path)](../\(file.path))

      """
  }

  private static let introduction = """
    # What the lowering changes

    <!-- Written by LoweringDocumentTests from the rules' doc comments. To write it again:
         WINDFALL_WRITE_DOCUMENTS=1 swift test --filter LoweringDocumentTests -->

    Sources written for Xcode compile on Linux after these changes, in copies; your files stay as they are. Lines keep
    their numbers, so that messages, `#file` and `#line` speak of your file. `windfall lower FILE` shows what a
    file becomes. What a rule cannot change it reports with file and line, and the build ends.

    """
}
