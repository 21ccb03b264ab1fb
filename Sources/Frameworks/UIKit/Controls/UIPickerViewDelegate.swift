import ObjectiveC

/// See [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UIPickerViewDelegate).self) {
      return next.pickerView(pickerView, widthForComponent: component)
    }
    return 0
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UIPickerViewDelegate).self) {
      return next.pickerView(pickerView, rowHeightForComponent: component)
    }
    return 0
  }

  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    if let next = windfallForwardee(self, as: (any UIPickerViewDelegate).self) {
      return next.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return nil
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    if let next = windfallForwardee(self, as: (any UIPickerViewDelegate).self) {
      return next.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
    return nil
  }

  /// The title's view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if let next = windfallForwardee(self, as: (any UIPickerViewDelegate).self) {
      return next.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
    return pickerView.titleView(row: row, component: component, reusing: view)
  }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    windfallForward(self, as: (any UIPickerViewDelegate).self, pickerView, row, component) {
      $0.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

/// See [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// See [UIPickerViewAccessibilityDelegate](https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate).
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
    -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityLabelForComponent: component)
    }
    return nil
  }

  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityHintForComponent: component)
    }
    return nil
  }

  public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
  {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityUserInputLabelsForComponent: component)
    }
    return []
  }

  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityAttributedLabelForComponent: component)
    }
    return nil
  }

  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityAttributedHintForComponent: component)
    }
    return nil
  }

  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
    -> [NSAttributedString]
  {
    if let next = windfallForwardee(self, as: (any UIPickerViewAccessibilityDelegate).self) {
      return next.pickerView(pickerView, accessibilityAttributedUserInputLabelsForComponent: component)
    }
    return []
  }
}

/// Kept and given back: none of it is drawn.
extension UIPickerView {
  public var showsSelectionIndicator: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
