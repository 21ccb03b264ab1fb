import ObjectiveC

/// See [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The one that is called; it calls the one with a single range unless a delegate has its own.
  func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The one that is called; it calls the one with a single range unless a delegate has its own.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
    .MenuConfiguration?
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  )
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textViewShouldBeginEditing(textView)
    }
    return true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewDidBeginEditing(textView) }
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textViewShouldEndEditing(textView)
    }
    return true
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewDidEndEditing(textView) }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
    return true
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    self.textView(
      textView, shouldChangeTextIn: ranges.first?.rangeValue ?? NSRange(), replacementText: text)
  }

  public func textViewDidChange(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewDidChange(textView) }
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewDidChangeSelection(textView) }
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
    return self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    return true
  }

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
    return defaultAction
  }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    return nil
  }

  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.textView(
      textView, editMenuForTextIn: ranges.first?.rangeValue ?? NSRange(), suggestedActions: suggestedActions)
  }

  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView, animator) {
      $0.textView(textView, willPresentEditMenuWith: animator)
    }
  }

  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView, animator) {
      $0.textView(textView, willDismissEditMenuWith: animator)
    }
  }

  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView, textItem, animator) {
      $0.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
    }
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView, textItem, animator) {
      $0.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
    }
  }

  public func textViewWritingToolsWillBegin(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewWritingToolsWillBegin(textView) }
  }

  public func textViewWritingToolsDidEnd(_ textView: UITextView) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView) { $0.textViewWritingToolsDidEnd(textView) }
  }

  public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange)
    -> [NSValue]
  {
    if let next = windfallForwardee(self, as: (any UITextViewDelegate).self) {
      return next.textView(textView, writingToolsIgnoredRangesInEnclosingRange: enclosingRange)
    }
    return []
  }

  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    windfallForward(self, as: (any UITextViewDelegate).self, textView, inputSuggestion) {
      $0.textView(textView, insertInputSuggestion: inputSuggestion)
    }
  }
}
