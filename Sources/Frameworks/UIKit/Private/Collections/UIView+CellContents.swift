extension UIView {
  /// The content view that shows a configuration: the last one, if it supports it, or else one of its own.
  ///
  /// The caller keeps it before it adds it: an app's content view may lay out its cell as soon as it is in there.
  static func content(
    showing configuration: (any UIContentConfiguration)?, after last: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let last, last.supports(configuration) {
      last.configuration = configuration
      return last
    }
    last?.removeFromSuperview()
    return configuration?.makeContentView()
  }

  func adopt(_ content: UIView?) {
    if let content, content.superview !== self { addSubview(content) }
  }

  /// The background that shows a configuration in the place of the last one.
  func background(showing configuration: UIBackgroundConfiguration?, after last: CellBackgroundView?)
    -> CellBackgroundView?
  {
    let background = configuration.map(CellBackgroundView.init)
    replace(last, with: background)
    return background
  }

  /// Exchanges the view behind all others.
  func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
