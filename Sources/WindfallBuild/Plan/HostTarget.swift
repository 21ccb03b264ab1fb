import Foundation

/// A target of a package that runs while others are compiled: a macro, or a library that one needs.
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
  /// Whether it becomes a program that the compiler asks.
  public var isMacro: Bool
}
