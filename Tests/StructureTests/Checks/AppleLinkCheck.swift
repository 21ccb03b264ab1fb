/// Each public type of a framework links to its page at Apple, which says what it is.
enum AppleLinkCheck {
  /// Public types that are not Apple's, or that Apple does not document.
  static let exemptions = [
    Exemption(
      "Sources/Frameworks/ObjectiveC/MethodTable.swift:MethodTable",
      "what the lowering fills; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/MethodTable.swift:MethodTableOwner",
      "what the lowering lets classes of functions conform to; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/MethodTable.swift:MethodTableOwner1",
      "what the lowering lets generic classes conform to; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/MethodTable.swift:MethodTableOwner2",
      "what the lowering lets generic classes conform to; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/MethodTable.swift:MethodTableOwner3",
      "what the lowering lets generic classes conform to; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/Runtime/ClassOverrides.swift:ClassOverrides",
      "what the lowering tells of overrides in extensions; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/Runtime/OverriddenMember.swift:OverriddenMember",
      "how UIKit knows what an app overrides; no part of Apple's module"),
    Exemption(
      "Sources/Frameworks/FoundationOverlay/KeyPathIndex.swift:KeyPathIndex",
      "what the lowering fills; no part of Apple's module"),
  ]

  /// Modules under the names of packages that are not Apple's.
  static let modulesOfOthers = [
    "Nimble", "OHHTTPStubs", "OHHTTPStubsSwift", "Quick", "RxCocoaRuntime", "UIKitNavigationShim",
    "ViewControllerPresentationSpy",
  ]

  static func findings(in file: SourceFile, exemptions: [Exemption] = exemptions) -> [Finding] {
    guard file.path.hasPrefix("Sources/Frameworks/"), !file.path.contains("/Private/"),
      !modulesOfOthers.contains(where: { file.path.hasPrefix("Sources/Frameworks/\($0)/") })
    else { return [] }
    return file.declarations.filter { declaration in
      declaration.kind == .type && declaration.isPublic && !isInternal(declaration.name)
        && !declaration.comment.contains { $0.contains("https://developer.apple.com/") }
        && !exemptions.contains { $0.subject == "\(file.path):\(declaration.name)" }
    }.map {
      Finding(path: file.path, line: $0.line, message: "\($0.name) does not link to its page at developer.apple.com")
    }
  }

  /// A leading underscore says that a type is public for the compiler only.
  private static func isInternal(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0.hasPrefix("_") }
  }
}
