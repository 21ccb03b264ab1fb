/// Which versions of a package a project accepts.
public enum PackageRequirement: Sendable, Equatable, Hashable {
  case upToNextMajor(from: String)
  case upToNextMinor(from: String)
  case range(from: String, to: String)
  case exact(String)
  case branch(String)
  case revision(String)

  /// The project names no version.
  case unspecified

  init(_ fields: [String: PropertyListValue]) {
    func text(_ key: String) -> String { fields[key]?.string ?? "" }
    switch text("kind") {
    case "upToNextMajorVersion": self = .upToNextMajor(from: text("minimumVersion"))
    case "upToNextMinorVersion": self = .upToNextMinor(from: text("minimumVersion"))
    case "versionRange": self = .range(from: text("minimumVersion"), to: text("maximumVersion"))
    case "exactVersion": self = .exact(text("version"))
    case "branch": self = .branch(text("branch"))
    case "revision": self = .revision(text("revision"))
    default: self = .unspecified
    }
  }
}
