/// Gives text fields and text views what [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput)
/// has, by way of the one editor that both of them use.
@preconcurrency @MainActor public protocol TextEditing: UITextInput {
  @_spi(Windfall) var editor: TextEditor { get }
}

extension TextEditing {
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  public var endOfDocument: UITextPosition { TextOffset(editor.length) }

  public func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextSpan)?.range, NSMaxRange(range) <= editor.length else { return nil }
    return (editor.text as NSString).substring(with: range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = (range as? TextSpan)?.range else { return }
    editor.replace(range, text, isEdit: true)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let first = (fromPosition as? TextOffset)?.units, let second = (toPosition as? TextOffset)?.units else {
      return nil
    }
    return TextSpan(NSRange(location: min(first, second), length: abs(second - first)))
  }

  /// Nil where there is no such position in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let units = (position as? TextOffset)?.units, (0...editor.length).contains(units + offset) else { return nil }
    return TextOffset(units + offset)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: other, to: position)
    return distance < 0 ? .orderedAscending : distance > 0 ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? TextOffset)?.units ?? 0) - ((from as? TextOffset)?.units ?? 0)
  }
}

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

  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { editor.traits.mathExpressionCompletionType }
    set { editor.traits.mathExpressionCompletionType = newValue }
  }

  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { editor.traits.writingToolsBehavior }
    set { editor.traits.writingToolsBehavior = newValue }
  }

  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { editor.traits.allowedWritingToolsResultOptions }
    set { editor.traits.allowedWritingToolsResultOptions = newValue }
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { editor.traits.passwordRules }
    set { editor.traits.passwordRules = newValue }
  }
}
