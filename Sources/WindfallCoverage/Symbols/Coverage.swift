/// What of Apple's API can be used here.
public struct Coverage: Sendable {
  /// What our frameworks declare.
  public let frameworks: PublicAPI
  /// What the toolchain's own modules declare.
  public let toolchain: PublicAPI
  /// All names that are looked at, in the order of the table.
  public let symbols: [ReferenceSymbol]

  /// The coverage by the sources of our frameworks, or as it was when the table of them was written last.
  public init(frameworks: PublicAPI? = nil) {
    self.frameworks = frameworks ?? PublicAPI(table: "\(WindfallAPI.table)")
    toolchain = PublicAPI(linuxTable: "\(LinuxAPI.table)")
    symbols = "\(ReferenceAPI.table)".utf8.split(separator: UInt8(ascii: "\n")).compactMap {
      ReferenceSymbol(line: $0[...])
    }
  }

  /// Whether a name of the lists can be used.
  public func status(of symbol: ReferenceSymbol) -> CoverageStatus {
    if let difference = KnownDifferences.table["\(symbol.framework)/\(symbol.path)"] { return difference }
    if OtherSystems.have(symbol) { return .notOnIOS }
    switch symbol.kind {
    case .syntax: return KnownDifferences.syntax[symbol.name] ?? .supported
    case .element: return InterfaceBuilderSupport.missingElements.contains(symbol.name) ? .missing : .supported
    case .type: return status(ofType: symbol)
    case .member: return status(ofMember: symbol)
    }
  }

  /// Whether a type or global can be used.
  public func hasType(_ name: String) -> Bool { frameworks.has(name) || toolchain.has(name) }

  /// Whether a piece of syntax, by the name that the lists give it, cannot be used.
  public func isMissing(syntax name: String) -> Bool { KnownDifferences.syntax[name] == .missing }

  private func status(ofType symbol: ReferenceSymbol) -> CoverageStatus {
    guard hasType(symbol.name) || isMember(symbol.name) || symbol.isOnLinux == true else { return .missing }
    return frameworks.difference(of: nil, in: symbol.name).map { .differs($0) } ?? .supported
  }

  /// Names such as `Issue.record` stand among the types.
  private func isMember(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let member = DeclaredName(String(name[name.index(after: dot)...]))
    let owner = String(name[..<dot])
    return frameworks.has(member, in: owner) || toolchain.has(member, in: owner)
  }

  private func status(ofMember symbol: ReferenceSymbol) -> CoverageStatus {
    let member = DeclaredName(symbol.name)
    if symbol.isOnLinux == true { return .supported }
    if symbol.owner != "*" {
      if frameworks.has(member, in: symbol.owner) {
        return frameworks.difference(of: member, in: symbol.owner).map { .differs($0) } ?? .supported
      }
      let relatives = [symbol.owner] + (KnownDifferences.relatives[symbol.owner] ?? [])
      if relatives.contains(where: { hasMember(member, in: $0) }) { return .supported }
      // The lists of these do not always say whose a member is.
      guard ["XCTest", "XCUIAutomation", "SwiftUI"].contains(symbol.framework) else { return .missing }
      guard symbol.projects > 0 || hasType(symbol.owner) && symbol.isInstanceMember else { return .missing }
    }
    let modules = Self.modules(of: symbol.framework)
    let isThere = frameworks.hasAnywhere(member, in: modules) || toolchain.hasAnywhere(member, in: modules)
    return isThere ? .supported : .missing
  }

  private func hasMember(_ member: DeclaredName, in type: String) -> Bool {
    frameworks.has(member, in: type) || toolchain.has(member, in: type) || frameworks.hasNested(member, in: type)
  }

  /// The modules that declare what Apple has in one framework.
  private static func modules(of framework: String) -> Set<String> {
    switch framework {
    case "UIKit": ["UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "FoundationOverlay", "Foundation"]
    case "Foundation":
      [
        "Foundation", "FoundationNetworkingOverlay", "FoundationOverlay", "ObjectiveC", "Dispatch", "CoreGraphics",
        "Combine",
      ]
    case "XCTest": ["XCTest", "XCTestOverlay", "XCUIAutomation"]
    case "XCUIAutomation": ["XCUIAutomation", "XCTestOverlay"]
    case "QuartzCore": ["UIKit", "QuartzCore"]
    case "OHHTTPStubs": ["OHHTTPStubs", "OHHTTPStubsSwift"]
    default: [framework]
    }
  }
}
