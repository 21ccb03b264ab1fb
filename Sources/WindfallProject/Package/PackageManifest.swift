import Foundation

/// What a `Package.swift` says, as SwiftPM prints it.
public struct PackageManifest: Decodable, Sendable {
  /// The package's name.
  public let name: String
  public let dependencies: [PackageDependency]
  public let products: [Product]
  public let targets: [PackageTargetDescription]
  /// The standards of its C and C++ files, such as `gnu11`, where it names them.
  public let cLanguageStandard: String?
  public let cxxLanguageStandard: String?
  /// The language of its resources, where they are localised.
  public let defaultLocalization: String?

  /// What can be chosen in the package; the trait `default` names those that are, unless somebody says otherwise.
  public let traits: [Trait]?

  private let swiftLanguageVersions: [String]?
  private let toolsVersion: ToolsVersion

  /// What the package offers to others.
  public struct Product: Decodable, Sendable {
    public let name: String
    public let targets: [String]
    private let type: Kinds?

    private struct Kinds: Decodable, Sendable {
      let isExecutable: Bool

      private enum CodingKeys: CodingKey {
        case executable
      }

      init(from decoder: Decoder) throws {
        isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
      }
    }

    /// Whether it is a program; otherwise it is a library, a plug-in or a macro.
    public var isExecutable: Bool { type?.isExecutable == true }
  }

  /// A choice that a package offers, with the others that it brings.
  public struct Trait: Decodable, Sendable {
    public let name: String
    public let enabledTraits: [String]?
  }

  private struct ToolsVersion: Decodable, Sendable {
    let _version: String
  }

  /// Reads what `swift package dump-package` prints.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(PackageManifest.self, from: json)
  }

  /// The newest language mode that the package allows, as SwiftPM chooses it for targets that name none.
  public var languageMode: String {
    let allowed = (swiftLanguageVersions ?? []).filter { (Double($0) ?? 0) < 7 }
    if let newest = allowed.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
    let tools = toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return tools >= 6 ? "6" : "5"
  }

  /// The traits that are enabled where these are asked for, with those that they bring.
  public func traits(enabledBy asked: Set<String>) -> Set<String> {
    var enabled: Set<String> = []
    var open = Array(asked)
    while let name = open.popLast() {
      guard enabled.insert(name).inserted else { continue }
      open += traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    return enabled.subtracting(["default"])
  }

  /// The version of SwiftPM that the manifest is written for, such as `5.9.0`.
  public var toolsVersionText: String { toolsVersion._version }

  /// Whether a target may have its sources in the folder of all, being the only one; so since 5.9.
  var allowsSharedSources: Bool {
    toolsVersion._version.compare("5.9.0", options: .numeric) != .orderedAscending
  }
}
