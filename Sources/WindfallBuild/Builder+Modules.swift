/// Which modules of the SDK a product is linked with.
extension Builder {
  /// The SDK's modules that stand in for packages which a product's targets import and the project does not build
  /// itself; what the app has already is not linked into its tests again.
  func packageModules(of target: TargetPlan, lowered: [String: LoweredTarget]) -> [String] {
    var imports = imports(of: target, lowered)
    if imports.contains("OHHTTPStubsSwift") { imports.insert("OHHTTPStubs") }
    let offered = target.kind == .app ? SDK.appPackageModules : SDK.packageModules
    let modules = imports.intersection(offered).subtracting(plan.modules(of: target))
    return modules.subtracting(host(of: target).map { packageModules(of: $0, lowered: lowered) } ?? []).sorted()
  }

  /// The SDK's frameworks that a product's targets import, or whose libraries they link by a module map of their own, in
  /// the same way.
  func frameworkModules(of target: TargetPlan, lowered: [String: LoweredTarget]) -> [String] {
    let libraries = Set(linkedTargets(of: target).compactMap(\.c).flatMap(\.libraries))
    let imported = imports(of: target, lowered).subtracting(plan.modules(of: target))
    let modules = SDK.frameworks(neededFor: imported.union(SDK.frameworks(standingFor: libraries)))
    return modules.subtracting(host(of: target).map { frameworkModules(of: $0, lowered: lowered) } ?? []).sorted()
  }

  func imports(of target: TargetPlan, _ lowered: [String: LoweredTarget]) -> Set<String> {
    Set(linkedTargets(of: target).compactMap { lowered[$0.name] }.flatMap(\.facts).flatMap(\.imports))
  }
}
