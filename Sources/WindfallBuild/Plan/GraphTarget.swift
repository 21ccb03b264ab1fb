import Foundation
import WindfallProject

/// A target among those of all projects and packages of a workspace.
struct GraphTarget {
  /// Where a target comes from.
  enum Origin {
    case project(XcodeProject, ProjectTarget)
    case package(SwiftPackage, PackageTarget)
  }

  /// The target's name, with that of its project or package where another target is called the same.
  let name: String
  let origin: Origin
  /// The name that sources import.
  let moduleName: String
  /// The names of the targets that it needs directly.
  var dependencies: [String] = []
  /// Those of its dependencies whose bundles go into its product.
  var bundles: [String] = []
  /// The name of the bundle that it makes, without the extension; nil where it makes something else.
  var bundleName: String?
  /// The names of the macros that it needs directly.
  var macros: [String] = []
  /// The names of the plug-ins that work on it.
  var plugins: [String] = []
  /// The name of the app that its tests run in or drive.
  var app: String?
  var isApp: Bool {
    guard case .project(_, let target) = origin else { return false }
    return target.kind == .application
  }

  /// The name of the app that its tests run in.
  var hostApp: String? {
    guard case .project(_, let target) = origin, target.kind == .unitTestBundle else { return nil }
    return app
  }

  /// The platform that it is for, where that is not iOS: then it is not built.
  var otherPlatform: String?
  /// Whether it is a macro once more, as a library for those who test it.
  var isTestedMacro = false

  var sources: [URL] {
    switch origin {
    case .project(_, let target): target.sources
    case .package(_, let target): target.sources
    }
  }

  /// Files in other languages.
  var otherSources: [URL] {
    switch origin {
    case .project(_, let target): target.otherSources
    case .package(_, let target): target.otherSources
    }
  }

  var isTest: Bool {
    switch origin {
    case .project(_, let target): target.kind.isTestBundle
    case .package(_, let target): target.description.type == "test"
    }
  }

  /// Whether it is a bundle for tests in which there is nothing yet, in any language.
  var isEmptyTest: Bool {
    guard isTest, case .project(_, let target) = origin else { return false }
    return target.sources.isEmpty && target.missingFiles.isEmpty
      && !target.otherSources.contains(where: TargetCheck.isOfOtherLanguage)
  }

  /// Whether it runs while others are compiled, and not with them.
  var isMacro: Bool {
    guard !isTestedMacro, case .package(_, let target) = origin else { return false }
    return target.description.type == "macro"
  }

  /// What becomes of it where it is compiled for this machine.
  var hostRole: HostTarget.Role {
    guard case .package(_, let target) = origin else { return .library }
    switch target.description.type {
    case "macro": return .macro
    case "plugin": return .plugin
    case "executable": return .tool
    default: return .library
    }
  }

  /// Whether it stands in for a part of swift-syntax, which macros have in a form of their own.
  var isMacroSupport: Bool {
    guard case .package(let package, _) = origin else { return false }
    return MacroTestSupport.isSupport(package)
  }

  /// Whether other targets can import it and have it linked in.
  var isLibrary: Bool {
    switch origin {
    case .project(_, let target): [.framework, .staticLibrary].contains(target.kind)
    case .package(_, let target): isTestedMacro || target.description.type == "regular"
    }
  }

  /// Whether it is a library of nothing but Objective-C: what its headers declare is declared for those who import it.
  var isInObjectiveC: Bool {
    isLibrary && sources.isEmpty && otherSources.contains(where: TargetCheck.isObjectiveC)
  }

  /// Whether it only joins others, such as the target that CocoaPods makes for all pods of an app.
  var isHollow: Bool {
    switch origin {
    case .project(_, let target):
      [.framework, .staticLibrary].contains(target.kind) && target.sources.isEmpty && target.otherSources.isEmpty
        && target.missingFiles.isEmpty
    case .package(_, let target):
      target.sources.isEmpty && target.otherSources.isEmpty && plugins.isEmpty
        && ["regular", "plugin"].contains(target.description.type)
    }
  }
}
