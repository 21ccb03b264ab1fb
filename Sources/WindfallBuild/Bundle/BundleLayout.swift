import Foundation

/// Where the parts of a target's product lie; flat folders, as on iOS.
public struct BundleLayout: Sendable {
  /// The folder of an app for the bundles of its tests.
  static let plugIns = "PlugIns"

  /// The bundle's folder, such as `Products/Calculator.app`.
  public let folder: URL
  /// The executable, or the loadable library of a test bundle.
  public let binary: URL

  public init(target: TargetPlan, host: TargetPlan?, products: URL) {
    let name = DerivedData.folderName(target.productName)
    switch target.kind {
    case .app:
      folder = products.appendingPathComponent("\(name).app")
    case .library:
      folder = products.appendingPathComponent("\(name).framework")
    case .bundle:
      // Several pods may have bundles of one name.
      folder = products.appendingPathComponent(DerivedData.folderName(target.name)).appendingPathComponent(
        "\(name).bundle")
    case .unitTests, .uiTests:
      let parent = host.map { BundleLayout(target: $0, host: nil, products: products).folder }
      let plugIns = parent?.appendingPathComponent(Self.plugIns) ?? products
      folder = plugIns.appendingPathComponent("\(name).xctest")
    }
    binary = folder.appendingPathComponent(name)
  }

  /// The bundle of a package's resources, in which there is no code.
  init(resources: ResourceBundle, products: URL) {
    folder = products.appendingPathComponent(resources.name)
    binary = folder.appendingPathComponent((resources.name as NSString).deletingPathExtension)
  }

  public var infoPlist: URL { folder.appendingPathComponent("Info.plist") }
}
