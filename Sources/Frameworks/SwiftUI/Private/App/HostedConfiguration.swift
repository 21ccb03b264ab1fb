@_spi(Windfall) import UIKit

/// A configuration of a cell whose content is a SwiftUI view.
@MainActor
protocol HostedConfiguration {
  var view: AnyView { get }
}

/// Shows a SwiftUI view in a cell.
final class HostedContentView: UIView, UIContentView {
  private let hosting = HostingView(frame: .zero)

  var configuration: any UIContentConfiguration {
    didSet { if let hosted = configuration as? any HostedConfiguration { show(hosted.view) } }
  }

  init(_ configuration: any UIContentConfiguration, _ view: AnyView) {
    self.configuration = configuration
    super.init(frame: .zero)
    hosting.keepsSafeArea = false
    hosting.backgroundColor = .clear
    addSubview(hosting)
    show(view)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { hosting.sizeThatFits(CGSize(width: bounds.width, height: 0)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  private func show(_ view: AnyView) {
    hosting.setRoot(view)
    invalidateIntrinsicContentSize()
  }
}
