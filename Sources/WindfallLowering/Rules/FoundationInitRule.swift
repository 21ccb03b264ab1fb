import SwiftSyntax

/// Makes the empty objects that some of Foundation's classes have on iOS.
///
/// On iOS every class has an initialiser without arguments from `NSObject`; on Linux these ask for some. A code of
/// `URLError` can there be made of any number, and a predicate that is always true says so in its text.
///
/// ## Before
/// ```swift
/// let error = NSError()
/// var timer = Timer()
/// let text = NSMutableAttributedString()
/// let number = NSNumber()
/// let code = URLError.Code(rawValue: 404)
/// let all = NSPredicate(value: true)
/// ```
/// ## After
/// ```swift
/// let error = NSError(domain: "", code: 0)
/// var timer = Timer.windfallInvalid()
/// let text = NSMutableAttributedString(string: "")
/// let number = unsafeBitCast(0, to: NSNumber.self)
/// let code = URLError.Code(windfallRawValue: 404)
/// let all = NSPredicate(windfallValue: true)
/// ```
struct FoundationInitRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr]

  /// What stands between the parentheses on Linux.
  private static let arguments = [
    "NSAttributedString": "string: \"\"", "NSError": "domain: \"\", code: 0",
    "URLCache": "memoryCapacity: 4_000_000, diskCapacity: 20_000_000, diskPath: nil",
    "NSMutableAttributedString": "string: \"\"", "NSMutableString": "capacity: 0", "NSPredicate": "windfallValue: true",
  ]
  /// The label that the only argument of a type's initialiser gets.
  private static let labels = [
    "URLError.Code(rawValue:)": "windfallRawValue", "NSPredicate(value:)": "windfallValue",
  ]
  /// A timer that was never scheduled is not valid.
  private static let timer = (name: "Timer", maker: "windfallInvalid")

  private var timers: [FunctionCallExprSyntax] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return true }
    if call.arguments.count == 1, let label = call.arguments.first?.label,
      let ours = Self.labels["\(call.calledExpression.trimmedDescription)(\(label.text):)"]
    {
      context.edits.replace(context.range(of: label), with: ours)
      return true
    }
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return true }
    if name == "NSNumber" {
      // A number without a value is nil there, whatever its type says.
      context.edits.replace(context.range(of: node), with: "unsafeBitCast(0, to: NSNumber.self)")
    } else if name == Self.timer.name {
      timers.append(call)
    } else if let arguments = Self.arguments[name], let parenthesis = call.leftParen {
      context.edits.insert(arguments, at: context.range(of: parenthesis).upperBound)
    }
    return true
  }

  /// A project may have timers of its own.
  mutating func finish(in context: LoweringContext) {
    let isDeclared = context.types.first(named: Self.timer.name) != nil
    if isDeclared { context.facts.declaresTimer = true }
    guard !isDeclared, !context.options.module.declaresTimer else { return }
    for call in timers {
      context.edits.insert(".\(Self.timer.maker)", at: context.range(of: call.calledExpression).upperBound)
    }
  }
}
