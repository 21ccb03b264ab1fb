import UIKit
import WindfallCore

extension GraphicsContext {
  /// See [GraphicsContext.Shading](https://developer.apple.com/documentation/swiftui/graphicscontext/shading).
  public struct Shading: Sendable {
    /// The paint for a path with a bounding box.
    let draw: @MainActor (EnvironmentValues, CGRect) -> DisplayPaint

    init(_ paint: @escaping @MainActor (EnvironmentValues, CGRect) -> DisplayPaint) { draw = paint }

    func paint(_ environment: EnvironmentValues, _ rect: CGRect) -> DisplayPaint {
      let draw = draw
      return MainActor.assuming(environment) { draw($0, rect) }
    }

    public static var foreground: Shading { Shading { $0.foregroundPaint.display(in: $1) } }

    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.display(in: environment)) }
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._paint(in: $0).display(in: $1) }
    }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading { environment, _ in
        .linearGradient(gradient.display(in: environment), start: startPoint, end: endPoint)
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        .radialGradient(
          gradient.display(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }

    /// Drawn as angular gradients are.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      style(AngularGradient(gradient: gradient, center: .center, angle: angle))
    }
  }
}
