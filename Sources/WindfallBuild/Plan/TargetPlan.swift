import Foundation
import WindfallProject

/// How one target of the project is built.
public struct TargetPlan: Sendable {
  public var name: String
  public var kind: TargetKind
  /// The name that Swift sources import.
  public var moduleName: String
  /// The name of the product without its extension.
  public var productName: String
  public var sources: [URL]
  public var resources: [BundleResource]
  public var settings: CompilerSettings
  public var infoPlist: Data
  public var bundleIdentifier: String
  /// The names of the targets that have to be compiled before.
  public var dependencies: [String]
  /// Its files in C and C++; nil where it has none, and no headers for Swift.
  var c: CSources?
  /// The maps of modules in C that no target makes and its sources import.
  var moduleMaps: [URL] = []
  /// The names of the macros that its sources can use.
  public var macros: [String] = []
  /// The plug-ins that take part in its build, in their order.
  var plugins: [PluginUse] = []
  /// The file whose top-level code is the program of a playground page; nil for targets of a project.
  public var pageContents: URL?
  /// The bundle for the resources of a package's target, which lies beside the product; nil where there are none.
  public var resourceBundle: ResourceBundle?
  /// The targets whose bundles go into the product.
  var bundles: [String] = []
  /// Whether it is a library without a folder of its own: what it copies goes into the product that it is linked into.
  var isStatic = false
  /// The assets that are given Swift names, known when the catalogs are compiled.
  var assets = AssetNames()
  /// The files of a test target that are not compiled; the tests in them fail.
  var leftOutFiles: [LeftOutFile] = []
  /// Whether the scheme or test plan wants its classes to run side by side.
  public var isParallel: Bool?
  /// Whether the target comes from a package that is part of another project.
  public var isOfPackage = false
  /// Whether its package lies where several projects use it, so that they can share what is built of it.
  public var isShared = false
  /// Whether its code counts how often it is run.
  public var isMeasured = false
  /// Which of the target's tests the scheme or test plan lets run.
  public var selection = TestSelection()
  /// The ways in which the scheme or test plan runs the target's tests.
  public var configurations = [TestConfiguration()]

  public init(
    name: String, kind: TargetKind, moduleName: String, productName: String, sources: [URL],
    resources: [BundleResource] = [], settings: CompilerSettings = CompilerSettings(), infoPlist: Data = Data(),
    bundleIdentifier: String = "", dependencies: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName
    self.productName = productName
    self.sources = sources
    self.resources = resources
    self.settings = settings
    self.infoPlist = infoPlist
    self.bundleIdentifier = bundleIdentifier
    self.dependencies = dependencies
  }

  /// Whether the compiler is to take the top-level code of a file as the program.
  public var hasMainFile: Bool {
    pageContents != nil || sources.contains { $0.lastPathComponent == "main.swift" }
  }
}
