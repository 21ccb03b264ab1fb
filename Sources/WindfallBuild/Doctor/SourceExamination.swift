import Foundation
import WindfallCoverage
import WindfallFacts
import WindfallLowering

/// Finds what the sources of a project use and the frameworks do not have.
///
/// The types of expressions are not known. So a member is reported only where its type stands before the dot, or where
/// nothing at all has a member of that name: a finding is worth more than two that may be wrong.
struct SourceExamination {
  private let coverage: Coverage
  private let files: [(path: String, uses: SourceUses)]
  /// The modules of the project and of its packages.
  private let ownModules: Set<String>
  private let declared: Set<String>
  /// Members that the lists name and that are missing wherever they are looked for.
  private let missingMembers: Set<String>
  /// Types that the lists name and that are missing, with the framework that has them on iOS.
  private let missingTypes: [String: String]
  private let facts: SDKFacts
  private let declarable: Set<String>

  /// Where a name of the lists is looked for; what is missing of other frameworks is the whole framework.
  private static let frameworks: Set<String> = [
    "UIKit", "SwiftUI", "XCTest", "XCUIAutomation", "Foundation", "QuartzCore", "CoreGraphics", "Combine",
  ]

  /// What the build adds to the sources, such as `Bundle.module`, is declared as well.
  init(
    files: [(path: String, uses: SourceUses)], ownModules: Set<String>, coverage: Coverage, added: Set<String> = [],
    facts: SDKFacts = SDKFacts()
  ) {
    self.facts = facts
    declarable = SupportedModules.declarable(with: facts)
    self.files = files
    self.ownModules = ownModules
    self.coverage = coverage
    declared = files.reduce(into: added) { $0.formUnion($1.uses.declared) }
    let symbols = coverage.symbols.filter { Self.frameworks.contains($0.framework) }
    missingMembers = Set(
      symbols.filter { $0.kind == .member }.map { DeclaredName($0.name).base }
        .filter { !coverage.frameworks.memberNames.contains($0) && !coverage.toolchain.memberNames.contains($0) })
    missingTypes = Dictionary(
      symbols.filter { $0.kind == .type && [.missing, .notOnIOS].contains(coverage.status(of: $0)) }.map {
        ($0.name, $0.framework)
      },
      uniquingKeysWith: { first, _ in first })
  }

  func findings() -> [DoctorFinding] {
    var found = FindingCollector()
    let declaration = DeclaredLookup(facts: facts, imported: Set(files.flatMap { $0.uses.imports.map(\.name) }))
    for file in files {
      // What a module that is not there has is not named as well.
      let missingModules = file.uses.imports.filter { !isThere(module: $0.name) }
      for use in missingModules {
        let consequence =
          declarable.contains(use.name)
          ? "its names are only declared: a test that calls one fails" : SupportedModules.consequence(of: use.name)
        found.add(.module, use.name, consequence, file.path, use.line)
      }
      for use in file.uses.syntax where coverage.isMissing(syntax: use.name) {
        found.add(.syntax, use.name, "it is not lowered, so the file does not compile", file.path, use.line)
      }
      let imports = Set(file.uses.imports.map(\.name))
      for use in file.uses.types where isMissing(type: use.name, imports, isComplete: missingModules.isEmpty) {
        let consequence =
          declaration.hasType(use.name)
          ? DeclaredLookup.consequence : "the type is not there, so the file does not compile"
        found.add(.type, use.name, consequence, file.path, use.line)
      }
      for use in file.uses.members where isMissing(member: use.name, of: use.owner) {
        let name = use.owner.map { "\($0).\(use.name)" } ?? ".\(use.name)"
        let consequence =
          declaration.hasMember(use.name, of: use.owner)
          ? DeclaredLookup.consequence : "the member is not there, so the file does not compile"
        found.add(.member, name, consequence, file.path, use.line)
      }
    }
    return found.findings
  }

  private func isThere(module: String) -> Bool {
    SupportedModules.contains(module) || ownModules.contains(module)
  }

  /// Whether a name is one of Apple's that neither the frameworks nor the toolchain have. In a file that imports a
  /// module that is not there, a name that is not on the lists may be of that module.
  private func isMissing(type name: String, _ imports: Set<String>, isComplete: Bool) -> Bool {
    guard !declared.contains(name), !coverage.hasType(name) else { return false }
    // Names without a prefix are those of other modules too.
    if let framework = missingTypes[name], imports.contains(framework) || AppleNames.contains(name) { return true }
    return isComplete && AppleNames.contains(name)
  }

  private func isMissing(member name: String, of owner: String?) -> Bool {
    guard !declared.contains(name) else { return false }
    guard let owner else { return missingMembers.contains(name) }
    guard !declared.contains(owner), coverage.frameworks.types[owner] != nil else { return false }
    let member = DeclaredName(name)
    let isThere = coverage.frameworks.has(member, in: owner) || coverage.toolchain.has(member, in: owner)
    return !isThere && !AppleNames.metatypeMembers.contains(name) && !inheritsFromToolchain(owner)
  }

  /// Whether a type has members that come from elsewhere, such as those of an option set.
  private func inheritsFromToolchain(_ owner: String) -> Bool {
    let inherited = coverage.frameworks.types[owner]?.inherited ?? []
    return inherited.contains { coverage.frameworks.types[$0] == nil && !Self.memberless.contains($0) }
  }

  /// Types of the toolchain that give those below them no members with names.
  private static let memberless: Set<String> = [
    "NSCoding", "NSObject", "NSSecureCoding", "Sendable", "_ExpressibleByColorLiteral", "_ExpressibleByImageLiteral",
  ]
}
