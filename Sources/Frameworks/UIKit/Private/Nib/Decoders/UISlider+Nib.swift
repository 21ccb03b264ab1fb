extension UISlider {
  func decodeSlider(_ values: NibValues) {
    if let minimum = values.number("minValue") { minimumValue = Float(minimum) }
    if let maximum = values.number("maxValue") { maximumValue = Float(maximum) }
    if let value = values.number("value") { self.value = Float(value) }
    if let continuous = values.bool("continuous") { isContinuous = continuous }
    if let color = values.color("minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = values.color("maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = values.color("thumbTintColor") { thumbTintColor = color }
  }
}
