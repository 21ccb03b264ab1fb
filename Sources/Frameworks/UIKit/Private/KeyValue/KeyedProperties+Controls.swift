import ObjectiveC

extension KeyedProperties {
  /// Properties whose changes a control says that it has, so that they may be observed.
  @MainActor static func addControls(to table: MethodTable) {
    addUILabel(to: table)
    addUIControl(to: table)
    addUIButton(to: table)
    addUITextField(to: table)
    addUITextView(to: table)
    addUISwitch(to: table)
    addUISlider(to: table)
    addUIColorWell(to: table)
    addUIDatePicker(to: table)
    addUIStepper(to: table)
    addUISegmentedControl(to: table)
    addUISearchBar(to: table)
  }

  @MainActor private static func addUILabel(to table: MethodTable) {
    table.add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    table.add("attributedText", \UILabel.attributedText)
    table.add("font", \UILabel.font)
    table.add("highlightedTextColor", \UILabel.highlightedTextColor)
    table.add("isEnabled", \UILabel.isEnabled)
    table.add("isHighlighted", \UILabel.isHighlighted)
    table.add("lineBreakMode", \UILabel.lineBreakMode)
    table.add("minimumScaleFactor", \UILabel.minimumScaleFactor)
    table.add("numberOfLines", \UILabel.numberOfLines)
    table.add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    table.add("text", \UILabel.text)
    table.add("textAlignment", \UILabel.textAlignment)
    table.add("textColor", \UILabel.textColor)
  }

  @MainActor private static func addUIControl(to table: MethodTable) {
    table.add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    table.add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    table.add("isEnabled", \UIControl.isEnabled)
    table.add("isHighlighted", \UIControl.isHighlighted)
    table.add("isSelected", \UIControl.isSelected)
  }

  @MainActor private static func addUIButton(to table: MethodTable) {
    table.add("configuration", \UIButton.configuration)
    table.add("currentImage", \UIButton.currentImage)
    table.add("currentTitle", \UIButton.currentTitle)
    table.add("imageView", \UIButton.imageView)
    table.add("titleLabel", \UIButton.titleLabel)
  }

  /// The parts of a search bar, under the names that code has for them that is older than the properties.
  @MainActor private static func addUISearchBar(to table: MethodTable) {
    table.addUnobserved("placeholder", \UISearchBar.placeholder)
    table.addUnobserved("text", \UISearchBar.text)
    for mark in ["", "_"] {
      table.addUnobserved(mark + "cancelButton", \UISearchBar.shownCancelButton)
      table.addUnobserved(mark + "cancelButtonText", \UISearchBar.cancelButtonText)
      table.addUnobserved(mark + "searchField", \UISearchBar.searchTextField)
    }
  }

  @MainActor private static func addUITextField(to table: MethodTable) {
    for mark in ["", "_"] { table.addUnobserved(mark + "clearButton", \UITextField.clearButton) }
    table.addUnobserved("placeholderLabel", \UITextField.placeholderLabel)
    table.add(Selector("cut:", method: UITextField.cut(_:)))
    table.add(Selector("copy:", method: UITextField.copy(_:)))
    table.add(Selector("paste:", method: UITextField.paste(_:)))
    table.add(Selector("select:", method: UITextField.select(_:)))
    table.add(Selector("selectAll:", method: UITextField.selectAll(_:)))
    table.add(Selector("delete:", method: UITextField.delete(_:)))
    table.add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    table.add("attributedText", \UITextField.attributedText)
    table.add("borderStyle", \UITextField.borderStyle)
    table.add("clearButtonMode", \UITextField.clearButtonMode)
    table.add("font", \UITextField.font)
    table.add("isSecureTextEntry", \UITextField.isSecureTextEntry)
    table.add("leftView", \UITextField.leftView)
    table.add("placeholder", \UITextField.placeholder)
    table.add("rightView", \UITextField.rightView)
    table.add("text", \UITextField.text)
    table.add("textAlignment", \UITextField.textAlignment)
    table.add("textColor", \UITextField.textColor)
  }

  @MainActor private static func addUITextView(to table: MethodTable) {
    table.add(Selector("cut:", method: UITextView.cut(_:)))
    table.add(Selector("copy:", method: UITextView.copy(_:)))
    table.add(Selector("paste:", method: UITextView.paste(_:)))
    table.add(Selector("select:", method: UITextView.select(_:)))
    table.add(Selector("selectAll:", method: UITextView.selectAll(_:)))
    table.add(Selector("delete:", method: UITextView.delete(_:)))
    table.add("attributedText", \UITextView.attributedText)
    table.add("font", \UITextView.font)
    table.add("isEditable", \UITextView.isEditable)
    table.add("text", \UITextView.text)
    table.add("textAlignment", \UITextView.textAlignment)
    table.add("textColor", \UITextView.textColor)
  }

  @MainActor private static func addUISwitch(to table: MethodTable) {
    table.add("isOn", \UISwitch.isOn)
    table.add("onTintColor", \UISwitch.onTintColor)
    table.add("thumbTintColor", \UISwitch.thumbTintColor)
  }

  @MainActor private static func addUISlider(to table: MethodTable) {
    table.add("isContinuous", \UISlider.isContinuous)
    table.add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    table.add("maximumValue", \UISlider.maximumValue)
    table.add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    table.add("minimumValue", \UISlider.minimumValue)
    table.add("thumbTintColor", \UISlider.thumbTintColor)
    table.add("value", \UISlider.value)
  }

  @MainActor private static func addUIColorWell(to table: MethodTable) {
    table.add("selectedColor", \UIColorWell.selectedColor)
    table.add("supportsAlpha", \UIColorWell.supportsAlpha)
    table.add("title", \UIColorWell.title)
    table.add("selectedColor", \UIColorPickerViewController.selectedColor)
    table.add("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
  }

  @MainActor private static func addUIDatePicker(to table: MethodTable) {
    table.add("countDownDuration", \UIDatePicker.countDownDuration)
    table.add("date", \UIDatePicker.date)
    table.add("maximumDate", \UIDatePicker.maximumDate)
    table.add("minimumDate", \UIDatePicker.minimumDate)
    table.add("minuteInterval", \UIDatePicker.minuteInterval)
    table.add("currentPage", \UIPageControl.currentPage)
    table.add("numberOfPages", \UIPageControl.numberOfPages)
  }

  @MainActor private static func addUIStepper(to table: MethodTable) {
    table.add("maximumValue", \UIStepper.maximumValue)
    table.add("minimumValue", \UIStepper.minimumValue)
    table.add("stepValue", \UIStepper.stepValue)
    table.add("value", \UIStepper.value)
    table.add("wraps", \UIStepper.wraps)
  }

  @MainActor private static func addUISegmentedControl(to table: MethodTable) {
    table.add("isMomentary", \UISegmentedControl.isMomentary)
    table.add("numberOfSegments", \UISegmentedControl.numberOfSegments)
    table.add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    table.add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
  }
}
