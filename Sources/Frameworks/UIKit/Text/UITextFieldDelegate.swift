import ObjectiveC

/// See [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The one that is called; it calls the one without a reason unless a delegate has its own.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The one that is called; it calls the one with a single range unless a delegate has its own.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The one that is called; it calls the one with a single range unless a delegate has its own.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textFieldShouldBeginEditing(textField)
    }
    return true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField) { $0.textFieldDidBeginEditing(textField) }
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textFieldShouldEndEditing(textField)
    }
    return true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField) { $0.textFieldDidEndEditing(textField) }
  }

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
    return true
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
    return self.textField(
      textField, shouldChangeCharactersIn: ranges.first?.rangeValue ?? NSRange(), replacementString: string)
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField) { $0.textFieldDidChangeSelection(textField) }
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textFieldShouldClear(textField)
    }
    return true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textFieldShouldReturn(textField)
    }
    return true
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if let next = windfallForwardee(self, as: (any UITextFieldDelegate).self) {
      return next.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
    return nil
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.textField(
      textField, editMenuForCharactersIn: ranges.first?.rangeValue ?? NSRange(), suggestedActions: suggestedActions)
  }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField, animator) {
      $0.textField(textField, willPresentEditMenuWith: animator)
    }
  }

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField, animator) {
      $0.textField(textField, willDismissEditMenuWith: animator)
    }
  }

  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    windfallForward(self, as: (any UITextFieldDelegate).self, textField, inputSuggestion) {
      $0.textField(textField, insertInputSuggestion: inputSuggestion)
    }
  }
}
