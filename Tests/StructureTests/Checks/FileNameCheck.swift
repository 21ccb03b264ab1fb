/// A file is named after its main type: `Type.swift`, `Outer.Type.swift`, `Type+Concern.swift`. The type's small
/// companions (its style, configuration, errors, node) live with it as long as the file is short.
enum FileNameCheck {
  /// The longest file that may hold more than its main type.
  static let companionLimit = 200

  static let exemptions = [
    Exemption(
      "Tests/ObjectiveCTests/Thing.swift:SmallThing", "the shape of a lowered file: its tables are named after it"),
    Exemption(
      "Sources/Frameworks/ObjectiveC/Private/MethodResult.swift", "one function, whose name alone says too little"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+Close.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+Equal.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+Identity.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+Order.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+Tuple.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/Nimble/Operators/Expectation+TupleArray.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/SwiftData/Private/Predicates/PredicateExpressions+Comparing.swift",
      "what one protocol asks of each of several types"),
    Exemption(
      "Sources/Frameworks/SwiftData/Private/Predicates/PredicateExpressions+Containing.swift",
      "what one protocol asks of each of several types"),
    Exemption("Sources/Frameworks/SwiftData/Macros/Macros.swift", "macros, of which each is a declaration"),
    Exemption(
      "Sources/Frameworks/DarwinOverlay/Values/INT64_MAX.swift", "constants that share this end of their names"),
    Exemption(
      "Sources/Frameworks/DarwinOverlay/Files/NullableArguments.swift", "functions, of which each takes an optional"),
    Exemption(
      "Sources/Frameworks/CoreGraphics/kAllTypeFeaturesOnSelector.swift", "constants, by the first of them"),
    Exemption(
      "Sources/Frameworks/CoreGraphics/kAllTypographicFeaturesType.swift", "constants, by the first of them"),
    Exemption(
      "Sources/Frameworks/FoundationOverlay/Process/NSFoundationVersionNumber.swift",
      "constants that share this beginning of their names"),
    Exemption(
      "Sources/Frameworks/Security/Keychain/errSecDiskFull.swift", "constants, named after the first of them"),
    Exemption(
      "Sources/Frameworks/Security/Keychain/errSecServiceNotAvailable.swift",
      "constants, named after the first of them"),
    Exemption(
      "Sources/Frameworks/Security/Keychain/kSecAttrProtocol.swift",
      "constants that share this beginning of their names"),
    Exemption(
      "Sources/Frameworks/Security/Keys/kSecAttrKeyType.swift", "constants that share this beginning of their names"),
    Exemption(
      "Sources/Frameworks/SystemConfiguration/kSCNetworkFlagsReachable.swift",
      "constants that share this beginning of their names"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Conditions/BodyConditions.swift",
      "conditions, of which each is a function"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Conditions/HeaderConditions.swift",
      "conditions, of which each is a function"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Conditions/MethodConditions.swift",
      "conditions, of which each is a function"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Conditions/URLConditions.swift",
      "conditions, of which each is a function"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Conditions/HTTPStubsTestBlock+Operators.swift",
      "operators, which have no name that a file could have"),
    Exemption(
      "Sources/Frameworks/OHHTTPStubs/Responses/OHHTTPStubsDownloadSpeed.swift",
      "constants that share this beginning of their names"),
    Exemption(
      "Sources/Frameworks/Contacts/CNPostalAddressStreetKey.swift",
      "constants that share this beginning of their names"),
    Exemption("Sources/Frameworks/UIKit/Swift4/UIKit+Swift4Constants.swift", "old names of constants and functions"),
    Exemption("Sources/Frameworks/MapKit/Geometry/MKCoordinateRegion+Swift4.swift", "old names of functions"),
    Exemption(
      "Sources/Frameworks/UIKit/Layers/CATransform3D+Functions.swift",
      "functions that share this beginning of their names"),
    Exemption("Sources/Frameworks/UIKit/Swift4/CALayer+Swift4.swift", "old names of constants"),
    Exemption("Sources/Frameworks/UIKit/Swift4/UIKit+Swift4Types.swift", "old names of types"),
    Exemption("Sources/WindfallGraphics/Drawable.swift", "one property for the numbers and shapes that Cairo is given"),
    Exemption("Sources/WindfallCore/Wire/Geometry+Wire.swift", "the wire form of several small types of Foundation"),
    Exemption("Sources/WindfallLowering/Core/Syntax+Names.swift", "names of several small types of swift-syntax"),
  ]

  static func findings(in file: SourceFile, exemptions: [Exemption] = exemptions) -> [Finding] {
    if isEntryPoint(file) || isModuleFile(file) { return [] }
    let exempt = Set(exemptions.map(\.subject))
    if exempt.contains(file.path) { return [] }
    let strangers = strangers(in: file, exempt: exempt)
    var findings = strangers.map {
      Finding(path: file.path, line: $0.line, message: "\($0.name) belongs into \($0.name).swift")
    }
    if strangers.isEmpty, !isNamesake(file) {
      findings.append(Finding(path: file.path, message: "nothing in this file is called \(file.subject)"))
    }
    return findings
  }

  /// The types that belong into files of their own.
  private static func strangers(in file: SourceFile, exempt: Set<String>) -> [Declaration] {
    if file.lineCount <= companionLimit, isNamesake(file) { return [] }
    return file.declarations.filter { declaration in
      declaration.kind == .type && !declaration.isPrivate && !declaration.isNested
        && !isSubject(declaration.name, of: file)
        && !exempt.contains("\(file.path):\(declaration.name)")
    }
  }

  /// Whether the file declares, or with a plus sign in its name extends, what it is named after.
  private static func isNamesake(_ file: SourceFile) -> Bool {
    let declared = file.declarations.filter { !$0.isPrivate }.map(\.name)
    if declared.contains(where: { isSubject($0, of: file) }) { return true }
    // Suites lie in the suite that says what they have in common.
    if file.path.hasPrefix("Tests/"), declared.contains(where: { $0.hasSuffix(".\(file.subject)") }) { return true }
    // A function's file starts with a capital letter, as all files do.
    let functions = file.declarations.filter { $0.kind == .function }.map(\.name)
    if functions.contains(where: { $0.prefix(1).uppercased() + $0.dropFirst() == file.subject }) { return true }
    guard file.stem.contains("+") else { return false }
    return file.extendedTypes.contains { extended in
      isSubject(extended, of: file) || extended.hasSuffix(".\(file.subject)")
        || extended.hasPrefix("\(file.subject)<") || extended.filter { $0 != "." } == file.subject
    }
  }

  /// A leading underscore, which says that a type is public for the compiler only, is left out of its file's name.
  private static func isSubject(_ name: String, of file: SourceFile) -> Bool {
    name == file.subject || name == "_\(file.subject)"
  }

  private static func isEntryPoint(_ file: SourceFile) -> Bool {
    file.stem == "main"
  }

  /// A file that only exports modules and gives names to what they declare.
  private static func isModuleFile(_ file: SourceFile) -> Bool {
    file.declarations.allSatisfy { $0.kind == .alias } && file.extendedTypes.isEmpty && !file.imports.isEmpty
      && (file.declarations.isEmpty || file.path.hasSuffix("/\(file.stem)/\(file.stem).swift"))
  }
}
