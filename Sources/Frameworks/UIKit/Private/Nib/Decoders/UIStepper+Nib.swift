extension UIStepper {
  func decodeStepper(_ values: NibValues) {
    if let minimum = values.number("minimumValue") { minimumValue = Double(minimum) }
    if let maximum = values.number("maximumValue") { maximumValue = Double(maximum) }
    if let step = values.number("stepValue") { stepValue = Double(step) }
    if let value = values.number("value") { self.value = Double(value) }
    if let continuous = values.bool("continuous") { isContinuous = continuous }
    if let repeats = values.bool("autorepeat") { autorepeat = repeats }
    if let wraps = values.bool("wraps") { self.wraps = wraps }
  }
}
