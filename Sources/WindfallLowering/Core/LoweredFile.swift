/// One source file after lowering.
public struct LoweredFile: Codable, Sendable {
  /// The Linux Swift, whose first line maps all that follows back to the user's file.
  public var text: String
  /// What could not be lowered, in the order of the source.
  public var diagnostics: [LoweringDiagnostic]
  /// What other files of the target need to know of this one.
  public var facts: SourceFacts
  /// What was changed of the user's text, in its order.
  public var changes: [TextChange] = []
}
