/// Kept and given back: what is typed stays as it was typed.
extension TextEditing {
  public var smartDashesType: UITextSmartDashesType {
    get { editor.traits.smartDashesType }
    set { editor.traits.smartDashesType = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { editor.traits.smartQuotesType }
    set { editor.traits.smartQuotesType = newValue }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { editor.traits.smartInsertDeleteType }
    set { editor.traits.smartInsertDeleteType = newValue }
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { editor.traits.inlinePredictionType }
    set { editor.traits.inlinePredictionType = newValue }
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { editor.traits.passwordRules }
    set { editor.traits.passwordRules = newValue }
  }
}
