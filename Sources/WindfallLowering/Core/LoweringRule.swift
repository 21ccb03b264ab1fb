import SwiftSyntax

/// One thing that differs between Xcode's Swift and Swift on Linux.
///
/// A rule lives for one file. It sees the nodes of its kinds in the order of the source, outside code that is
/// conditionally left out, and records edits in the context.
protocol LoweringRule {
  /// The kinds of nodes that the rule wants to see.
  static var kinds: [SyntaxKind] { get }

  init()

  /// Sees one node, before its children; returns false when the walk shall not go into them.
  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool

  /// Does what needs the whole file, after the walk.
  mutating func finish(in context: LoweringContext)
}

extension LoweringRule {
  mutating func finish(in context: LoweringContext) {}
}
