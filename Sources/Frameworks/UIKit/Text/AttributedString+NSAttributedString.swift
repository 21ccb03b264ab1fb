extension AttributedString {
  /// The text with the attributes that Foundation and UIKit know; others are left out: see
  /// [init(_:)](https://developer.apple.com/documentation/foundation/attributedstring/init(_:)-4v2s3).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      append(AttributedString(whole.substring(with: range), attributes: AttributeContainer(values)))
    }
  }
}
