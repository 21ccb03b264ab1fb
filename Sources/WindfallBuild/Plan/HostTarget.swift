import Foundation

/// A target of a package that runs while others are compiled: a macro, a plug-in, a tool of one, or a library that they
/// need.
///
/// It is compiled for this machine, from its sources as they are.
public struct HostTarget: Sendable {
  public var name: String
  /// The name that sources import, and by which the compiler asks for macros.
  public var moduleName: String
  public var sources: [URL]
  public var settings: CompilerSettings
  /// The names of the host targets that have to be compiled before, all of them.
  public var dependencies: [String]
  public var role: Role
  /// Its files in C and C++; nil where it has none.
  var c: CSources?
  /// Its resources; nil where it has none.
  var resourceBundle: ResourceBundle?
  /// The version of SwiftPM that its package is written for.
  var toolsVersion = ""

  /// What becomes of it.
  public enum Role: Sendable {
    case library
    /// A program that the compiler asks.
    case macro
    /// A program that is asked which commands belong to the build of a target.
    case plugin
    /// A program that such commands run.
    case tool
  }

  /// Whether it becomes a program that the compiler asks.
  public var isMacro: Bool { role == .macro }

  /// Whether the compiler is to take the top-level code of a file as the program.
  var hasMainFile: Bool { role == .tool && sources.contains { $0.lastPathComponent == "main.swift" } }
}
