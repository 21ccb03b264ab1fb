import SwiftSyntax

/// Skips the tests of Swift Testing that need a later iOS than Windfall's, as Xcode does.
///
/// The compiler does not read the versions of iOS here.
///
/// ## Before
/// ```swift
/// @available(iOS 99, *) @Test func usesTheFuture() {}
/// ```
/// ## After
/// ```swift
/// @available(iOS 99, *) @Test(.disabled("Requires iOS 99")) func usesTheFuture() {}
/// ```
struct UnavailableTestRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  /// The iOS that `UIDevice.systemVersion` tells.
  static let systemVersion = [18, 0]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), context.options.isTestTarget,
      let test = function.attributes.named("Test") ?? function.attributes.named("Testing.Test"),
      let version = Self.laterVersion(in: function.attributes)
    else { return true }
    let trait = ".disabled(\"Requires iOS \(version)\")"
    if case .argumentList(let arguments)? = test.arguments, let first = arguments.first {
      if first.label == nil, first.expression.is(StringLiteralExprSyntax.self) {
        context.edits.insert(", \(trait)", at: context.range(of: first.expression).upperBound)
      } else {
        context.edits.insert("\(trait), ", at: context.range(of: first).lowerBound)
      }
    } else if let parenthesis = test.leftParen {
      context.edits.insert(trait, at: context.range(of: parenthesis).upperBound)
    } else {
      context.edits.insert("(\(trait))", at: context.range(of: test.attributeName).upperBound)
    }
    return true
  }

  /// The version of iOS that the attributes ask for, where it is one to come.
  private static func laterVersion(in attributes: AttributeListSyntax) -> String? {
    for arguments in attributes.compactMap(\.availability) {
      var isOnIOS = false
      for argument in arguments {
        switch argument.argument {
        case .token(let token): isOnIOS = token.text == "iOS"
        case .availabilityVersionRestriction(let restriction) where restriction.platform.text == "iOS":
          if let version = restriction.version, isLater(version) { return version.trimmedDescription }
        case .availabilityLabeledArgument(let labeled) where isOnIOS && labeled.label.text == "introduced":
          if case .version(let version) = labeled.value, isLater(version) { return version.trimmedDescription }
        default: break
        }
      }
    }
    return nil
  }

  private static func isLater(_ version: VersionTupleSyntax) -> Bool {
    let wanted = version.trimmedDescription.split(separator: ".").compactMap { Int($0) }
    return systemVersion.lexicographicallyPrecedes(wanted + (wanted.count == 1 ? [0] : []))
  }
}
