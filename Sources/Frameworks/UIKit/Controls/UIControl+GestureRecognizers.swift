extension UIControl {
  /// A single tap that a view around the control waits for; system controls keep it for themselves.
  func isParentsTap(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.view !== self && recognizer.isSingleTap
  }
}

extension UIGestureRecognizer {
  /// Whether it waits for one tap with one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
