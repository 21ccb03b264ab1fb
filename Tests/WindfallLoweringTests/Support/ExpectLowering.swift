import Foundation
import SwiftParser
import SwiftSyntax
import Testing
import WindfallLowering

/// Checks the text of an example, and what holds for every lowering: it begins with the line map, keeps the number of
/// lines, parses, and comes out the same twice.
func expectLowering(_ example: LoweringCase, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let lowered = example.lowered()
  let pieces = lowered.text.components(separatedBy: "#sourceLocation()\n")
  let lines = pieces[0].split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  let expected = example.after.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  #expect(lines.first == "#sourceLocation(file: \"\(example.path)\", line: 1)", sourceLocation: sourceLocation)
  var body = Array(lines.dropFirst())
  if pieces.count > 1, body.last == "" { body.removeLast() }
  #expect(body.joined(separator: "\n") == expected.joined(separator: "\n"), sourceLocation: sourceLocation)
  let count = example.before.split(separator: "\n", omittingEmptySubsequences: false).count
  #expect(body.count == count, "the number of lines is kept", sourceLocation: sourceLocation)
  if !example.trailer.isEmpty || pieces.count > 1 {
    #expect(pieces.dropFirst().joined() == example.trailer + "\n", sourceLocation: sourceLocation)
  }
  #expect(!Parser.parse(source: lowered.text).hasError, "the output parses", sourceLocation: sourceLocation)
  #expect(example.lowered().text == lowered.text, sourceLocation: sourceLocation)
  #expect(lowered.diagnostics.isEmpty, sourceLocation: sourceLocation)
}
