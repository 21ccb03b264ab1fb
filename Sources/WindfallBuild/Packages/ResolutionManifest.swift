import Foundation
import WindfallProject

/// The text of a `Package.swift` that needs some packages and has nothing of its own.
struct ResolutionManifest {
  let packages: [RemotePackage]

  var text: String {
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Project",
        dependencies: [
          \(packages.map(remote).joined(separator: ",\n    "))
        ])

      """
  }

  private func remote(_ package: RemotePackage) -> String {
    ".package(\(package.isOfRegistry ? "id" : "url"): \(Self.literal(package.url)), "
      + "\(Self.text(of: package.requirement)))"
  }

  private static func text(of requirement: PackageRequirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): "from: \(literal(version))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
    case .range(let first, let last): "\(literal(first))..<\(literal(last))"
    case .exact(let version): "exact: \(literal(version))"
    case .branch(let name): "branch: \(literal(name))"
    case .revision(let name): "revision: \(literal(name))"
    case .unspecified: "\"0.0.0\"..<\"999.0.0\""
    }
  }

  /// A literal that holds just this text, whatever stands in it: the file is a program.
  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      scalar.properties.isAlphabetic || scalar.value < 128 && !"\"\\\n\r".unicodeScalars.contains(scalar)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(scalars.joined())\""
  }
}
