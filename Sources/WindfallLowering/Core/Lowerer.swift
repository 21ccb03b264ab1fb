import SwiftParser
import SwiftSyntax

/// Turns Swift written for Xcode into Swift that compiles on Linux.
public struct Lowerer: Sendable {
  private let options: LoweringOptions

  public init(options: LoweringOptions) {
    self.options = options
  }

  /// Lowers one file; `path` is what the compiler shall call it in its messages.
  public func lower(source: String, path: String) -> LoweredFile {
    var bytes = Array(source.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let context = LoweringContext(options: options, path: path, bytes: bytes)
    LoweringWalker(context: context).lower(file)
    let diagnostics = context.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let (text, changes) = context.loweredText()
    return LoweredFile(text: text, diagnostics: diagnostics, facts: context.facts, changes: changes)
  }
}
