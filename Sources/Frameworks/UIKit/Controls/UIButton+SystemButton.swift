extension UIButton {
  /// A button with an image, or a title, in the colour of its surroundings.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = newSystemButton()
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  public static func systemButton(withPrimaryAction primaryAction: UIAction?) -> Self {
    let button = newSystemButton()
    button.adopt(primaryAction)
    return button
  }

  /// Only its own initialisers can make a button of a class of the app.
  private static func newSystemButton() -> Self {
    guard let button = UIButton(type: .system) as? Self else {
      fatalError("\(self).systemButton is not there yet; make the button with \(self)(type: .system)")
    }
    return button
  }
}
