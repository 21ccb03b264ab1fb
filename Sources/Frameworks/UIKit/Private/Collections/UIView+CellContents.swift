extension UIView {
  /// Shows a configuration in the content view that there is, if that supports it, or else in one of its own.
  func show(_ configuration: (any UIContentConfiguration)?, in content: inout (any UIView & UIContentView)?) {
    if let configuration, let content, content.supports(configuration) {
      content.configuration = configuration
    } else {
      content?.removeFromSuperview()
      content = configuration?.makeContentView()
      if let content { addSubview(content) }
    }
  }

  /// Exchanges the view behind all others.
  func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
