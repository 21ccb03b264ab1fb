import UIKit

/// See [LPLinkView](https://developer.apple.com/documentation/linkpresentation/lplinkview).
///
/// Shows the title and the host of the link, which Apple shows as well, without a picture.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata {
    didSet { showMetadata() }
  }
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()

  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    setUp()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 0)) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let labels = [titleLabel, hostLabel].map { $0.sizeThatFits(CGSize(width: 0, height: 0)) }
    return CGSize(
      width: (labels.map(\.width).max() ?? 0) + 2 * Self.margin,
      height: labels.reduce(0) { $0 + $1.height } + 2 * Self.margin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var top = Self.margin
    for label in [titleLabel, hostLabel] {
      let height = label.sizeThatFits(bounds.size).height
      label.frame = CGRect(x: Self.margin, y: top, width: max(0, bounds.width - 2 * Self.margin), height: height)
      top += height
    }
  }

  private static let margin: CGFloat = 12

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    hostLabel.font = .preferredFont(forTextStyle: .footnote)
    hostLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(hostLabel)
    showMetadata()
  }

  private func showMetadata() {
    let url = metadata.url ?? metadata.originalURL
    let host = url?.host
    titleLabel.text = metadata.title ?? host
    hostLabel.text = metadata.title == nil ? nil : host
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
