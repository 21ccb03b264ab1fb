/// What a class lacks that need not have it. On iOS nothing can be set there.
extension UITextInputTraits {
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set { stop(at: "passwordRules") }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { stop(at: "smartQuotesType") }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { stop(at: "smartDashesType") }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set { stop(at: "smartInsertDeleteType") }
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set { stop(at: "inlinePredictionType") }
  }

  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set { stop(at: "mathExpressionCompletionType") }
  }

  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set { stop(at: "writingToolsBehavior") }
  }

  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set { stop(at: "allowedWritingToolsResultOptions") }
  }

  private func stop(at property: String) -> Never {
    fatalError("\(type(of: self)) has no property `\(property)` that could keep the value")
  }
}
