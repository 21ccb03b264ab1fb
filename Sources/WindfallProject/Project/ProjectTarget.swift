import Foundation

/// A target of an Xcode project: what it makes, and what it makes it from.
public struct ProjectTarget: Sendable, Equatable, Identifiable {
  /// The identifier of the target in the project file.
  public let id: String

  /// The name as Xcode shows it.
  public let name: String

  /// The name of the product without its extension, such as `Calculator` for `Calculator.app`.
  public let productName: String

  /// What the target makes.
  public let kind: ProductKind

  /// The Swift files, in the order of the project, or sorted by path where they come from a synchronized folder.
  public let sources: [URL]

  /// Files of the sources phase in other languages, such as Objective-C or Core Data models.
  public let otherSources: [URL]

  /// The headers that those who import the target's module see.
  public let publicHeaders: [URL]

  /// What goes into the product's bundle.
  public let resources: [ProjectResource]

  /// Sources and resources that the project names but that are not on disk.
  public let missingFiles: [URL]

  /// The names of the targets that are built before this one.
  public let dependencies: [String]

  /// The products of Swift packages that the target is linked with.
  public let packageProducts: [PackageProduct]

  /// The names of the frameworks and libraries that the target is linked with.
  public let linkedFrameworks: [String]

  /// The names of the script phases, which only Xcode runs.
  public let scriptPhases: [String]

  /// The names of the build rules, which only Xcode follows.
  public let buildRules: [String]

  /// The names of the plug-ins of packages that work on the target, which only Xcode runs.
  public internal(set) var plugins: [String] = []

  /// The products of other targets that go into the bundle, such as `Kit.bundle`.
  public internal(set) var copiedProducts: [String] = []

  /// Where the scripts of CocoaPods are that copy resources of pods into the bundle, as paths that name settings. They
  /// are read, and so are not among the script phases.
  public internal(set) var podsResourceScripts: [String] = []

  /// The application in whose process a unit-test bundle runs; `nil` for tests that need no application.
  public internal(set) var hostTarget: String?

  /// The application that a UI-test bundle tests.
  public internal(set) var testedTarget: String?
}
