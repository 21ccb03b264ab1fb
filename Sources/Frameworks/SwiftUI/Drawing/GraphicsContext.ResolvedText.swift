@_spi(Windfall) import UIKit
import WindfallCore

extension GraphicsContext {
  /// See [GraphicsContext.ResolvedText](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext).
  public struct ResolvedText {
    /// For the parts without a colour of their own; text has one colour, that of a gradient's start.
    public var shading: Shading = .foreground
    private let text: Text
    private let environment: EnvironmentValues

    init(_ text: Text, _ environment: EnvironmentValues) {
      self.text = text
      self.environment = environment
    }

    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).lines.first?.baseline ?? 0 }

    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lines.last?.baseline ?? 0 }

    func layout(in size: CGSize) -> TextLayout {
      var environment = environment
      let color = shading.paint(environment, CGRect(origin: .zero, size: size)).firstColor
      environment.foreground = AnyShapeStyle(Color(uiColor: UIColor(displayColor: color)))
      return TextLayout(
        runs: MainActor.assuming((text, environment)) { $0.0.runs(in: $0.1) }, size: size,
        options: TextLayoutOptions(
          lineLimit: environment.lineLimit ?? 0, alignment: environment.multilineTextAlignment.layout,
          lineSpacing: environment.lineSpacing))
    }
  }
}

extension DisplayPaint {
  fileprivate var firstColor: DisplayColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _): stops.first?.color ?? .clear
    }
  }
}

extension GraphicsContext {
  /// See [GraphicsContext.ResolvedImage](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage).
  public struct ResolvedImage {
    public let size: CGSize
    /// The colour of a template, where it is not the foreground's.
    public var shading: Shading?
    private let picture: UIImage?

    init(_ image: Image, _ environment: EnvironmentValues) {
      (picture, size) = MainActor.assuming(environment) { environment in
        let picture = image.platformImage(in: environment)
        return (picture, image.naturalSize(of: picture, in: environment))
      }
    }

    public var baseline: CGFloat { size.height }

    func items(in rect: CGRect, _ tint: DisplayColor) -> [DisplayItem] {
      picture?.displayItems(in: rect, tintColor: tint) ?? []
    }
  }
}

extension GraphicsContext {
  /// See [GraphicsContext.ResolvedSymbol](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol).
  public struct ResolvedSymbol {
    public let size: CGSize
    private let picture: [DisplayItem]

    init(size: CGSize, picture: [DisplayItem]) {
      self.size = size
      self.picture = picture
    }

    /// The view's picture, stretched to a box.
    func items(in rect: CGRect) -> [DisplayItem] {
      let transform = CGAffineTransform(
        a: rect.width / max(size.width, 0.001), b: 0, c: 0, d: rect.height / max(size.height, 0.001), tx: rect.minX,
        ty: rect.minY)
      return [.group(DisplayGroup(transform: transform, items: picture))]
    }
  }
}
