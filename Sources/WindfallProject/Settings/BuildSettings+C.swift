/// The settings that decide how a target's C files are compiled.
extension BuildSettings {
  /// Where headers are looked for beside the project's own folders; what is looked for in all folders below is one too.
  public var headerSearchPaths: [String] { folders("HEADER_SEARCH_PATHS") + folders("USER_HEADER_SEARCH_PATHS") }

  /// Where maps of modules in C and Objective-C are looked for.
  public var moduleSearchPaths: [String] { folders("SWIFT_INCLUDE_PATHS") + headerSearchPaths }

  /// The folders of a search path, without the sign for those below them.
  private func folders(_ name: String) -> [String] {
    list(name).map { $0.hasSuffix("/**") ? String($0.dropLast(3)) : $0 }
  }

  /// The names that are defined for the preprocessor, some with a value: `DEBUG=1`.
  public var preprocessorDefinitions: [String] { list("GCC_PREPROCESSOR_DEFINITIONS") }

  /// The language standard of C files, such as `gnu11`.
  public var cStandard: String? { self["GCC_C_LANGUAGE_STANDARD"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The language standard of C++ files, such as `gnu++20`.
  public var cxxStandard: String? { self["CLANG_CXX_LANGUAGE_STANDARD"].flatMap { $0.isEmpty ? nil : $0 } }
}
