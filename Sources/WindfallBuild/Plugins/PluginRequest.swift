import Foundation

/// What a plug-in is asked, in the words of SwiftPM's protocol: what is in the packages, as lists whose members refer to
/// each other by their positions.
struct PluginRequest: Encodable {
  let createBuildToolCommands: Question

  struct Question: Encodable {
    let context: Context
    let rootPackageId: Int
    let targetId: Int
    let pluginGeneratedSources: [Int]
    let pluginGeneratedResources: [Int]
  }

  struct Context: Encodable {
    var paths: [Path] = []
    var targets: [Target] = []
    var products: [Product] = []
    var packages: [Package] = []
    /// Xcode's projects and their targets have a protocol of their own.
    let xcodeTargets: [Int] = []
    let xcodeProjects: [Int] = []
    var pluginWorkDirId = 0
    var toolSearchDirIds: [Int] = []
    var accessibleTools: [String: Tool] = [:]
  }

  struct Path: Encodable {
    /// Without the slash that it begins with.
    let subpath: String
  }

  struct Tool: Encodable {
    let path: Int
  }

  struct Package: Encodable {
    let identity: String
    let displayName: String
    let directoryId: Int
    let origin: Origin
    let toolsVersion: Version
    let dependencies: [Dependency]
    let productIds: [Int]
    let targetIds: [Int]
  }

  enum Origin: Encodable {
    case root
    case local(path: Int)
  }

  struct Version: Encodable {
    let major: Int
    let minor: Int
    let patch: Int
  }

  struct Dependency: Encodable {
    let packageId: Int
  }

  struct Product: Encodable {
    let name: String
    let targetIds: [Int]
    let info: Info

    enum Info: Encodable {
      case executable(mainTargetId: Int)
      case library(kind: Kind)
    }

    enum Kind: Encodable {
      case automatic
    }
  }

  struct Target: Encodable {
    let name: String
    let directoryId: Int
    let dependencies: [Need]
    let info: Info

    enum Need: Encodable {
      case target(targetId: Int)
      case product(productId: Int)
    }

    enum Info: Encodable {
      case swiftSourceModuleInfo(
        moduleName: String, kind: String, sourceFiles: [File], compilationConditions: [String],
        linkedLibraries: [String], linkedFrameworks: [String])
      case clangSourceModuleInfo(
        moduleName: String, kind: String, sourceFiles: [File], preprocessorDefinitions: [String],
        headerSearchPaths: [String], publicHeadersDirId: Int?, linkedLibraries: [String], linkedFrameworks: [String])
    }
  }

  struct File: Encodable {
    let basePathId: Int
    let name: String
    /// `source`, `resource` or `unknown`.
    let type: String
  }
}
