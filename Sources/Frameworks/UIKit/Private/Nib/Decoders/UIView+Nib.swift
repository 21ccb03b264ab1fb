import WindfallCore

extension UIView {
  /// What every view can have in an interface file.
  func decodeView(_ values: NibValues) {
    if let frame = values.rect("frame") { self.frame = frame }
    decodeAutoresizing(values)
    if let translates = values.bool("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    if let hidden = values.bool("hidden") { isHidden = hidden }
    if let alpha = values.number("alpha") { self.alpha = alpha }
    if let clips = values.bool("clipsSubviews") { clipsToBounds = clips }
    if let opaque = values.bool("opaque") { isOpaque = opaque }
    if let enabled = values.bool("userInteractionEnabled") { isUserInteractionEnabled = enabled }
    if let multiple = values.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let tag = values.integer("tag") { self.tag = tag }
    if let mode = values.contentMode { contentMode = mode }
    if let color = values.color("backgroundColor") { backgroundColor = color }
    if let color = values.color("tintColor") { tintColor = color }
    if let insets = values.insets("layoutMargins") { layoutMargins = insets }
    if let preserves = values.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = preserves }
    if let insets = values.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
    decodePriorities(values)
    decodeAccessibility(values)
    decodeHabits(values)
  }

  private func decodeHabits(_ values: NibValues) {
    if let attribute = values.word(
      "semanticContentAttribute",
      [
        "unspecified": UISemanticContentAttribute.unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ])
    {
      semanticContentAttribute = attribute
    }
    if let margins = values.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
    if let resizes = values.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
    if let exclusive = values.bool("exclusiveTouch") { isExclusiveTouch = exclusive }
    if let clears = values.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    if let identifier = values.element["restorationIdentifier"] { restorationIdentifier = identifier }
  }

  private func decodeAutoresizing(_ values: NibValues) {
    guard let mask = values.element.child(key: "autoresizingMask") else { return }
    let options: KeyValuePairs<String, AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    autoresizingMask = options.reduce(into: []) { result, option in
      if mask[option.key] == "YES" { result.insert(option.value) }
    }
  }

  private func decodePriorities(_ values: NibValues) {
    if let priority = values.priority("horizontalHuggingPriority") {
      setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = values.priority("verticalHuggingPriority") { setContentHuggingPriority(priority, for: .vertical) }
    if let priority = values.priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = values.priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }

  private func decodeAccessibility(_ values: NibValues) {
    guard let accessibility = values.element.child(key: "accessibilityConfiguration") else { return }
    let own = NibValues(element: accessibility, nib: values.nib)
    if let identifier = accessibility["identifier"] { accessibilityIdentifier = identifier }
    if let label = own.text("label") { accessibilityLabel = label }
    if let hint = own.text("hint") { accessibilityHint = hint }
    if let isElement = accessibility.child(key: "isElement")?["value"] ?? accessibility["isElement"] {
      isAccessibilityElement = isElement == "YES"
    }
    guard let traits = accessibility.child(key: "traits") else { return }
    let options: KeyValuePairs<String, UIAccessibilityTraits> = [
      "button": .button, "link": .link, "searchField": .searchField, "image": .image, "selected": .selected,
      "staticText": .staticText, "header": .header, "notEnabled": .notEnabled, "adjustable": .adjustable,
      "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    ]
    accessibilityTraits = options.reduce(into: []) { result, option in
      if traits[option.key] == "YES" { result.insert(option.value) }
    }
  }
}

extension NibValues {
  var contentMode: UIView.ContentMode? {
    word(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ])
  }

  var textAlignment: NSTextAlignment? {
    word(
      "textAlignment",
      ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified])
  }

  var lineBreakMode: NSLineBreakMode? {
    word(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ])
  }
}
