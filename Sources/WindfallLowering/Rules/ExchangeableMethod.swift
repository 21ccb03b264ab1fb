import SwiftSyntax

/// A method of an extension that may be put in another's place, in a project that does so.
///
/// No table leads its callers to it, so it asks first whether something else runs in its place. A class that nobody makes
/// objects of calls the method as it was written: the code of that call is what stands for the method.
struct ExchangeableMethod {
  /// What puts methods in each other's places.
  static let functions: Set<String> = [
    "class_addMethod", "class_getMethodImplementation", "class_replaceMethod", "method_exchangeImplementations",
    "method_getImplementation", "method_setImplementation",
  ]

  private let owner: String
  private let selector: String
  private let type: String
  private let caller: String
  private let helper: String

  /// Is nil for what has no place of its own: static methods, those with effects, and what is seen by Swift only.
  init?(_ node: Syntax, _ form: MemberForm, of owner: String, base: String) {
    guard let function = node.as(FunctionDeclSyntax.self), function.attributes.named("objc") != nil, !form.isStatic,
      function.signature.effectSpecifiers == nil, FrameworkClasses.contains(owner) || owner == "NSObject",
      function.genericParameterClause == nil
    else { return nil }
    let labels = function.signature.parameterClause.parameters.map {
      $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText
    }
    self.owner = owner
    selector =
      function.attributes.objectiveCName ?? ObjectiveCName.selector(function.name.plainText, labels: labels)
    type = form.plainType
    helper = "WindfallCode_\(owner.identifier)_\(selector.identifier)"
    caller = form.caller(named: "windfallCode", of: base)
  }

  /// The start of the method's body.
  func question(with arguments: String) -> String {
    "struct WindfallCode { let call: \(type) }; "
      + "if let windfallCode = windfallExchanged(self, \(owner).self, \(selector.swiftLiteral)) "
      + "{ return unsafeBitCast(windfallCode, to: WindfallCode.self).call(\(arguments)) }; "
  }

  /// For each, the class whose last method is the code; and the function that tells the table of them.
  static func declarations(of methods: [ExchangeableMethod], in context: LoweringContext) -> [String] {
    guard !methods.isEmpty else { return [] }
    let symbol = "windfall_category_methods_\(context.options.moduleName)_\(context.stem.identifier)_codes"
    return methods.map { "private class \($0.helper): \($0.owner) { \($0.caller) }" }
      + [
        "@_cdecl(\"\(symbol)\") public nonisolated func \(symbol)(_ table: UnsafeMutableRawPointer) {",
        "  let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()",
      ] + methods.map { "  " + $0.registration } + ["}"]
  }

  private var registration: String {
    "table.add(code: \(selector.swiftLiteral), of: \(owner).self, in: \(helper).self)"
  }
}
