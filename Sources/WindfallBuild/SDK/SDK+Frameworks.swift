import WindfallLowering

extension SDK {
  /// Frameworks of which an app has only those that it or its tests import, each with the others that it needs.
  static let frameworkModules = ServiceFrameworks.needs

  /// The libraries of the system that some frameworks stand for.
  static func libraries(of frameworks: [String]) -> [String] {
    frameworks.flatMap { ServiceFrameworks.libraries[$0] ?? [] }
  }

  /// The frameworks that stand for some libraries of the system: they have what those lack of Apple's.
  static func frameworks(standingFor libraries: Set<String>) -> Set<String> {
    Set(ServiceFrameworks.libraries.filter { !libraries.isDisjoint(with: $0.value) }.keys)
  }

  /// What brings FoundationNetworking into a process, and with it what Apple's has besides.
  private static let networkingModules: Set<String> = ["FoundationNetworking", "OHHTTPStubs", "OHHTTPStubsSwift"]

  /// The frameworks among some imports, with what they need.
  static func frameworks(neededFor imports: Set<String>) -> Set<String> {
    var needed: Set<String> = []
    var open = Array(imports)
    if !imports.isDisjoint(with: networkingModules) { open.append("FoundationNetworkingOverlay") }
    while let module = open.popLast() {
      guard let others = frameworkModules[module], needed.insert(module).inserted else { continue }
      open += others
    }
    return needed
  }
}
