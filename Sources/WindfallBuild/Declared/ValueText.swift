import WindfallCoverage
import WindfallFacts

/// What a member that is not there gives, as Swift text: nil, zero, what is empty, or nothing where no value can stand
/// for what it gives.
struct ValueText {
  let choice: DeclarationChoice

  private static let zeros: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat",
    "TimeInterval",
  ]
  private static let fixed = [
    "Bool": "false", "String": "\"\"", "Data": "Data()", "CGRect": ".zero", "CGPoint": ".zero", "CGSize": ".zero",
    "UIEdgeInsets": ".zero", "CGAffineTransform": ".identity", "NSRange": "NSRange(location: NSNotFound, length: 0)",
    "CMTime": ".invalid", "NSAttributedString": "NSAttributedString()", "IndexSet": "IndexSet()",
    "NSString": "\"\" as NSString", "NSNumber": "0 as NSNumber", "URL": "URL(fileURLWithPath: \"/\")",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
  ]

  /// The text for a value of a type; nil where there is none.
  func text(for type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return SDKFact.isDictionary(type) ? "[:]" : "[]"
    }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if Self.zeros.contains(type) { return "0" }
    if let text = Self.fixed[type] { return text }
    if let alias = choice.chosenAliases[type]?.type { return text(for: alias) }
    guard let chosen = choice.types[type], !chosen.isAddition else { return nil }
    switch chosen.declaration.fact.kind {
    case .structType: return chosen.declaration.fact.rawType == nil ? nil : "\(type)()"
    case .enumType:
      // Facts are in the order of names, and the least raw value is what nobody has asked for or determined yet.
      let cases = chosen.members.filter { $0.kind == .enumCase }
      let first = cases.min { Self.distance($0.value) < Self.distance($1.value) }
      return first.map { ".\(DeclarationWriter.quoted($0.name))" }
    case .classType: return DeclarationWriter.root(of: type, in: choice) == .object ? "\(type)(windfallQuiet: ())" : nil
    default: return nil
    }
  }

  private static func distance(_ value: String?) -> Int {
    guard let number = value.flatMap({ Int($0) }) else { return .max }
    return number < 0 ? .max - 1 : number
  }
}
