import Foundation
import WindfallProject

/// The bundle in which the resources of a package's target lie, beside the product that the target becomes part of.
public struct ResourceBundle: Sendable {
  /// The name of the bundle with its extension, as Xcode forms it: `Package_Target.bundle`.
  public var name: String
  public var resources: [BundleResource]
  public var infoPlist: Data

  init(of target: PackageTarget, in package: SwiftPackage) {
    name = "\(package.manifest.name)_\(target.name).bundle"
    resources = target.resources.map { BundleResource(source: $0.url, destination: $0.destination) }
    let entries: [String: PropertyListValue] = [
      "CFBundleDevelopmentRegion": .string(package.manifest.defaultLocalization ?? "en"),
      "CFBundleIdentifier": .string("\(package.identity).\(target.name).resources"),
      "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundleName": .string("\(package.manifest.name)_\(target.name)"), "CFBundlePackageType": .string("BNDL"),
    ]
    infoPlist = (try? InfoPlist(entries: entries).data()) ?? Data()
  }

  /// The target that the bundle is made of: resources without sources.
  func plan(for target: TargetPlan) -> TargetPlan {
    TargetPlan(
      name: target.name, kind: .library, moduleName: target.moduleName, productName: name, sources: [],
      resources: resources, infoPlist: infoPlist)
  }

  /// The source by which the target's code finds the bundle, as `Bundle.module`.
  ///
  /// The bundle lies in that of the app, or in that of the tests if the app does not use the package.
  var accessor: String {
    """
    import Foundation

    extension Foundation.Bundle {
      nonisolated static let module: Bundle = {
        let tests = ProcessInfo.processInfo.environment["WINDFALL_TEST_BUNDLE"].map {
          URL(fileURLWithPath: $0).deletingLastPathComponent()
        }
        for folder in [tests, Bundle.main.bundleURL].compactMap({ $0 }) {
          if let bundle = Bundle(url: folder.appendingPathComponent("\(name)")) { return bundle }
        }
        fatalError("the resource bundle \(name) is not beside the executable")
      }()
    }

    """
  }
}
