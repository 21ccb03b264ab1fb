/// A change of the keyboard's place, as notifications tell it.
@MainActor struct KeyboardNotice {
  let from: CGRect
  let to: CGRect

  /// A keyboard moves in no time; the names are posted in the order of iOS.
  func post() {
    let center = NotificationCenter.default
    var names: [NSNotification.Name] = [UIResponder.keyboardWillChangeFrameNotification]
    if from.height == 0 { names.append(UIResponder.keyboardWillShowNotification) }
    if to.height == 0 { names.append(UIResponder.keyboardWillHideNotification) }
    names.append(UIResponder.keyboardDidChangeFrameNotification)
    if from.height == 0 { names.append(UIResponder.keyboardDidShowNotification) }
    if to.height == 0 { names.append(UIResponder.keyboardDidHideNotification) }
    if from.height > 0, to.height > 0 {
      names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ]
    }
    for name in names { center.post(name: name, object: nil, userInfo: userInfo) }
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
