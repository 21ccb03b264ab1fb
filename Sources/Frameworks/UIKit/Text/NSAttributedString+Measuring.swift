import WindfallCore

extension NSAttributedString {
  /// The size of the text on lines of its own, not rounded.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Without `usesLineFragmentOrigin` the text is one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isLines = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    let box = CGSize(
      width: isLines && size.width > 0 ? size.width : .infinity,
      height: truncates && size.height > 0 ? size.height : .infinity)
    let layout = layout(
      font: .systemFont(ofSize: 12), traits: .current, size: box,
      options: TextLayoutOptions(lineLimit: isLines ? 0 : 1, lineBreak: truncates ? .truncatingTail : .wordWrapping))
    let rect = CGRect(origin: .zero, size: layout.size)
    context?.note(rect)
    return rect
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
