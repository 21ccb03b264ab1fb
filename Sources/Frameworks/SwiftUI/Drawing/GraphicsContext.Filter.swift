import Foundation

extension GraphicsContext {
  /// See [GraphicsContext.Filter](https://developer.apple.com/documentation/swiftui/graphicscontext/filter).
  ///
  /// Shadows are drawn. Pictures are drawn without the other filters, as views are.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case undrawn
    }

    let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .undrawn) }

    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .undrawn) }

    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .undrawn) }

    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .undrawn) }

    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .undrawn) }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .undrawn) }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .undrawn) }

    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .undrawn) }

    /// What metaballs are made with, after a blur.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .undrawn)
    }

    public static var luminanceToAlpha: Filter { Filter(kind: .undrawn) }
  }
}
