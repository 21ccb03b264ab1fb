@_spi(Windfall) import UIKit

/// A view that shows a SwiftUI view among those of UIKit; Apple's SwiftUI has it without documenting it.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  private let contents = HostingView()

  public var rootView: Content {
    didSet { contents.setRoot(rootView) }
  }

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    contents.setRoot(rootView)
    addSubview(contents)
  }

  public required init?(coder: NSCoder) {
    fatalError("_UIHostingView is made with a root view: call init(rootView:)")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contents.sizeThatFits(size) }

  open override var intrinsicContentSize: CGSize { contents.intrinsicContentSize }
}
