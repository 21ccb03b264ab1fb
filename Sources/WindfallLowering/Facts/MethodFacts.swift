/// What is known of a method that may be a test.
public struct MethodFacts: Codable, Hashable, Sendable {
  /// The name in Swift, without backticks.
  public var name: String
  public var line: Int
  public var isAsync = false
  public var isThrowing = false
  public var isMainActor = false
  public var isOverride = false
  public var isStatic = false
  /// Whether only its file can name the method.
  public var isPrivate = false
  /// Whether it has parameters, of values or of types.
  public var hasParameters = false
  public var returnsValue = false
  /// The name given with `@objc(name)`.
  public var objectiveCName: String?
  /// What `@objc` or `@nonobjc` says, at the method or its extension; nil where neither stands.
  public var isObjectiveC: Bool?

  /// The name by which XCTest runs the method when its class is a test case; nil for a method that it does not run.
  ///
  /// XCTest asks the Objective-C runtime for methods whose selectors begin with `test`. The runtime knows all methods of
  /// test cases but those that are private or have names that no selector can have; attributes change both.
  public var testName: String? {
    guard !isStatic, !hasParameters, !returnsValue, isObjectiveC ?? !isPrivate else { return nil }
    guard let given = objectiveCName else {
      return name.hasPrefix("test") && name.isPlainIdentifier ? name : nil
    }
    // The selector of a method that throws or is async has one parameter, of which XCTest knows the name.
    let ending = isAsync ? "WithCompletionHandler:" : isThrowing ? "AndReturnError:" : ""
    guard given.hasPrefix("test"), given.hasSuffix(ending) else { return nil }
    let selector = String(given.dropLast(ending.count))
    return selector.contains(":") || selector.isEmpty ? nil : selector
  }
}

extension String {
  /// Whether the name needs no backticks for its characters.
  var isPlainIdentifier: Bool {
    first?.isNumber == false
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue || $0.value > 0x2000 }
  }
}
