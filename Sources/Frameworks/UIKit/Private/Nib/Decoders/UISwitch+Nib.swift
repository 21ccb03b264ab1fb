extension UISwitch {
  func decodeSwitch(_ values: NibValues) {
    if let on = values.bool("on") { isOn = on }
    if let color = values.color("onTintColor") { onTintColor = color }
    if let color = values.color("thumbTintColor") { thumbTintColor = color }
  }
}
