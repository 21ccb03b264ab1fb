@_spi(Windfall) import UIKit

/// See [WKSnapshotConfiguration](https://developer.apple.com/documentation/webkit/wksnapshotconfiguration).
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, NSCopying {
  /// Without an area, all that is seen.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked {
      let copy = WKSnapshotConfiguration()
      copy.rect = rect
      copy.snapshotWidth = snapshotWidth
      copy.afterScreenUpdates = afterScreenUpdates
      return copy
    }
  }
}

extension WKWebView {
  /// A picture of what the view shows, in the width that is asked for. The completion comes on a later turn.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    if snapshotConfiguration?.afterScreenUpdates != false { layoutIfNeeded() }
    let asked = snapshotConfiguration?.rect ?? .null
    let area = asked.isNull ? bounds : asked
    guard area.width > 0, area.height > 0 else {
      Task { completionHandler(nil, WKError(.unknown)) }
      return
    }
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? area.width
    let factor = width / area.width
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: area.height * factor))
    let image = renderer.image { context in
      context.cgContext.scaleBy(x: factor, y: factor)
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
    Task { completionHandler(image, nil) }
  }

  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        continuation.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
      }
    }
  }
}
