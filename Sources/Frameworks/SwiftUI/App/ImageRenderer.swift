import Combine
import UIKit

/// See [ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer).
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }

  public init(content view: Content) { content = view }

  /// Nil for a view without a size.
  public var uiImage: UIImage? {
    guard let (hosting, size) = laidOut() else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      hosting.layer.render(in: context.cgContext)
    }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Gives the size of the view and what draws it; a view without a size is not drawn.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let (hosting, size) = laidOut() else { return }
    renderer(size) { hosting.layer.render(in: $0) }
  }

  private func laidOut() -> (HostingView, CGSize)? {
    let hosting = HostingView(frame: .zero)
    hosting.keepsSafeArea = false
    hosting.setRoot(content)
    hosting.graph.performUpdate()
    guard let size = hosting.rootItem?.size(proposedSize), size.width > 0, size.height > 0 else { return nil }
    hosting.frame = CGRect(origin: .zero, size: size)
    hosting.layoutIfNeeded()
    return (hosting, size)
  }
}
