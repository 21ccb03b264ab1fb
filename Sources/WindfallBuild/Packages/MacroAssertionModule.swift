/// The module with which tests of macros say what a macro makes of a source.
enum MacroAssertionModule {
  static let name = "SwiftSyntaxMacrosTestSupport"

  /// Its source: expands, then compares the text, the diagnostics and what the fixes come to.
  static let source = """
    import SwiftDiagnostics
    @_spi(FixItApplier) import SwiftIDEUtils
    import SwiftParser
    @_exported import SwiftSyntax
    @_exported import SwiftSyntaxMacroExpansion
    @_exported import SwiftSyntaxMacros
    import XCTest

    public struct NoteSpec {
      public let message: String
      public let line: Int
      public let column: Int

      public init(message: String, line: Int, column: Int) {
        self.message = message
        self.line = line
        self.column = column
      }
    }

    public struct FixItSpec {
      public let message: String

      public init(message: String) { self.message = message }
    }

    public struct DiagnosticSpec {
      public let id: MessageID?
      public let message: String
      public let line: Int
      public let column: Int
      public let severity: DiagnosticSeverity
      public let highlights: [String]?
      public let notes: [NoteSpec]
      public let fixIts: [FixItSpec]

      public init(
        id: MessageID? = nil, message: String, line: Int, column: Int, severity: DiagnosticSeverity = .error,
        highlights: [String]? = nil, notes: [NoteSpec] = [], fixIts: [FixItSpec] = []
      ) {
        self.id = id
        self.message = message
        self.line = line
        self.column = column
        self.severity = severity
        self.highlights = highlights
        self.notes = notes
        self.fixIts = fixIts
      }
    }

    public func assertMacroExpansion(
      _ originalSource: String, expandedSource expectedExpandedSource: String, diagnostics: [DiagnosticSpec] = [],
      macros: [String: any Macro.Type], applyFixIts: [String]? = nil, fixedSource expectedFixedSource: String? = nil,
      testModuleName: String = "TestModule", testFileName: String = "test.swift", indentationWidth: Trivia = .spaces(4),
      file: StaticString = #filePath, line: UInt = #line
    ) {
      assertMacroExpansion(
        originalSource, expandedSource: expectedExpandedSource, diagnostics: diagnostics,
        macroSpecs: macros.mapValues { MacroSpec(type: $0) }, applyFixIts: applyFixIts, fixedSource: expectedFixedSource,
        testModuleName: testModuleName, testFileName: testFileName, indentationWidth: indentationWidth, file: file,
        line: line)
    }

    public func assertMacroExpansion(
      _ originalSource: String, expandedSource expectedExpandedSource: String, diagnostics: [DiagnosticSpec] = [],
      macroSpecs: [String: MacroSpec], applyFixIts: [String]? = nil, fixedSource expectedFixedSource: String? = nil,
      testModuleName: String = "TestModule", testFileName: String = "test.swift", indentationWidth: Trivia = .spaces(4),
      file: StaticString = #filePath, line: UInt = #line
    ) {
      func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
        if !isRight { XCTFail(message(), file: file, line: line) }
      }
      let original = Parser.parse(source: originalSource)
      let context = BasicMacroExpansionContext(
        sourceFiles: [original: .init(moduleName: testModuleName, fullFilePath: testFileName)])
      let expanded = original.expand(
        macroSpecs: macroSpecs,
        contextGenerator: {
          BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
        }, indentationWidth: indentationWidth)
      let text = lines(of: expanded.description)
      let expected = lines(of: expectedExpandedSource)
      check(text == expected, "the macro expands to:\\n\\(text)\\nand not to:\\n\\(expected)")
      let found = context.diagnostics
      let list = found.map { "- \\($0.diagMessage.message)" }.joined(separator: "\\n")
      check(
        found.count == diagnostics.count, "there are \\(found.count) diagnostics and not \\(diagnostics.count):\\n\\(list)")
      for (diagnostic, spec) in zip(found, diagnostics) {
        let message = diagnostic.diagMessage
        let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: testFileName)
        if let id = spec.id { check(message.diagnosticID == id, "the diagnostic is \\(message.diagnosticID)") }
        check(message.message == spec.message, "the diagnostic says \\"\\(message.message)\\", not \\"\\(spec.message)\\"")
        check(message.severity == spec.severity, "the diagnostic is one of severity \\(message.severity)")
        check(
          place.line == spec.line && place.column == spec.column,
          "\\"\\(message.message)\\" stands at \\(place.line):\\(place.column), not at \\(spec.line):\\(spec.column)")
        if let highlights = spec.highlights {
          let own = diagnostic.highlights.map(\\.trimmedDescription)
          check(own == highlights, "the diagnostic highlights \\(own), not \\(highlights)")
        }
        check(
          diagnostic.notes.map(\\.message) == spec.notes.map(\\.message),
          "the diagnostic has the notes \\(diagnostic.notes.map(\\.message))")
        for (note, wanted) in zip(diagnostic.notes, spec.notes) {
          let place = context.location(for: note.position, anchoredAt: note.node, fileName: testFileName)
          check(
            place.line == wanted.line && place.column == wanted.column,
            "the note \\"\\(note.message)\\" stands at \\(place.line):\\(place.column)")
        }
        check(
          diagnostic.fixIts.map(\\.message.message) == spec.fixIts.map(\\.message),
          "the diagnostic has the fixes \\(diagnostic.fixIts.map(\\.message.message))")
      }
      if let expectedFixedSource {
        let messages = applyFixIts ?? found.compactMap { $0.fixIts.first?.message.message }
        let fixed = lines(of: FixItApplier.applyFixes(from: found, filterByMessages: messages, to: original))
        let wanted = lines(of: expectedFixedSource)
        check(fixed == wanted, "the fixes make:\\n\\(fixed)\\nand not:\\n\\(wanted)")
      }
    }

    /// The text without empty lines around it and blanks at its end.
    private func lines(of text: String) -> String {
      var rest = text.drop { $0.isNewline }
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
      return String(rest)
    }

    """
}
