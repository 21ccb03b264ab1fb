import Foundation
import WindfallProject

/// The modules of swift-syntax that the toolchain lacks and that macros and their tests import, as a package that stands in
/// for swift-syntax.
struct MacroTestSupport {
  let folder: URL

  /// The sources by module.
  static let sources = [
    CompilerPluginModule.name: CompilerPluginModule.source, MacroAssertionModule.name: MacroAssertionModule.source,
  ]

  /// The modules in it.
  static var moduleNames: Set<String> { Set(sources.keys) }

  private static let folderName = "MacroTestSupport"

  init(packages: URL) { folder = packages.appendingPathComponent(Self.folderName) }

  /// Whether a package is this one: macros themselves are linked with a part of their own.
  static func isSupport(_ package: SwiftPackage) -> Bool { package.folder.lastPathComponent == folderName }

  /// Writes the package where one of these has macros or tests some, and none of them is swift-syntax.
  func package(neededBy packages: [SwiftPackage]) throws -> SwiftPackage? {
    let identity = SwiftSyntaxModules.package
    guard packages.flatMap(\.manifest.targets).contains(where: Self.needs),
      !packages.contains(where: { $0.identity == identity })
    else { return nil }
    for (module, source) in Self.sources {
      let file = folder.appendingPathComponent("Sources/\(module)/\(module).swift")
      if FileManager.default.contents(atPath: file.path) != Data(source.utf8) {
        try FileWriter.write(Data(source.utf8), to: file)
      }
    }
    return SwiftPackage(folder: folder, manifest: try PackageManifest(json: Self.manifest), identity: identity)
  }

  private static func needs(_ target: PackageTargetDescription) -> Bool {
    target.type == "macro"
      || target.dependencies.contains { dependency in
        guard case .product(let name, _) = dependency else { return false }
        return sources[name] != nil
      }
  }

  /// What SwiftPM would print of its manifest.
  private static var manifest: Data {
    let names = sources.keys.sorted()
    let products = names.map { "{\"name\": \"\($0)\", \"targets\": [\"\($0)\"]}" }.joined(separator: ", ")
    let targets = names.map { "{\"name\": \"\($0)\", \"type\": \"regular\", \"dependencies\": []}" }
      .joined(separator: ", ")
    return Data(
      """
      {"name": "\(SwiftSyntaxModules.package)", "dependencies": [], "products": [\(products)], "targets": [\(targets)],
       "toolsVersion": {"_version": "6.0.0"}}
      """.utf8)
  }
}
