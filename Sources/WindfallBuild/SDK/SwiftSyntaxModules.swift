import Foundation
import WindfallProject

/// The modules of swift-syntax that come with the toolchain.
enum SwiftSyntaxModules {
  /// The identity of the package that they take the place of, which is neither fetched nor built.
  static let package = "swift-syntax"

  static let names: Set<String> = [
    "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig",
    "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder",
    "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
  ]

  /// What sources may ask with `canImport`: beside the modules those that say from which version on swift-syntax is there.
  /// The compiler's own copy is the latest.
  static let conditions = names.union(versions.map { "SwiftSyntax\($0)" })

  private static let versions = [509, 510, 600, 601, 602]

  /// What lets the compiler of macros find the modules of versions, in which there is nothing.
  static let versionMap = versions.map { "module SwiftSyntax\($0) {}\n" }.joined()

  /// Source for macros that were written for older versions: there, notes had an identity under another name only, which
  /// is what those have that name no other.
  static func olderNames(for sources: [URL]) -> String {
    let makesNotes = sources.contains { source in
      guard let text = InputFile.text(at: source) else { return false }
      return text.contains("NoteMessage") && text.contains("fixItID") && !text.contains("noteID")
    }
    guard makesNotes else { return "" }
    return """
      import SwiftDiagnostics

      extension NoteMessage {
        var noteID: MessageID { MessageID(domain: "\\(Self.self)", id: message) }
      }

      """
  }

  /// What the compilation of sources that import some modules is given besides.
  static func compilerArguments(importing modules: Set<String>, _ toolchain: Toolchain) -> [String] {
    names.isDisjoint(with: modules) ? [] : ["-I", toolchain.hostLibraries.path]
  }

  /// What a link with such objects is given besides.
  static func linkerArguments(importing modules: Set<String>, _ toolchain: Toolchain) -> [String] {
    guard !names.isDisjoint(with: modules) else { return [] }
    let folder = toolchain.hostLibraries.path
    return ["-L", folder, "-Wl,-rpath,\(folder)"] + names.sorted().map { "-l\($0)" }
  }
}
