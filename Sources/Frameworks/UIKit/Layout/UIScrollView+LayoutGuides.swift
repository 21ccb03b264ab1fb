extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
