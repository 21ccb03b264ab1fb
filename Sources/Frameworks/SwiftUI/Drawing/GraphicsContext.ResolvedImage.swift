@_spi(Windfall) import UIKit
import WindfallCore

extension GraphicsContext {
  /// See [GraphicsContext.ResolvedImage](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage).
  @preconcurrency @MainActor
  public struct ResolvedImage {
    public let size: CGSize
    /// The colour of a template, where it is not the foreground's.
    public var shading: Shading?
    private let picture: UIImage?

    init(_ image: Image, _ environment: EnvironmentValues) {
      picture = image.platformImage(in: environment)
      size = image.naturalSize(of: picture, in: environment)
    }

    public var baseline: CGFloat { size.height }

    func items(in rect: CGRect, _ tint: DisplayColor) -> [DisplayItem] {
      picture?.displayItems(in: rect, tintColor: tint) ?? []
    }
  }
}
