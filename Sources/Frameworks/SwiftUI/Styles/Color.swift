@_spi(Windfall) import UIKit
import WindfallCore

/// A colour that may depend on the environment: [Color](https://developer.apple.com/documentation/swiftui/color).
///
/// Unchecked because of the bundle, which is only read.
public struct Color: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// See [Color.RGBColorSpace](https://developer.apple.com/documentation/swiftui/color/rgbcolorspace).
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  enum Source: Hashable {
    case platform(UIColor)
    case named(String, Bundle?)
    case accent
    case style(StyleOfOneColor)
  }

  let source: Source
  var opacity: Double = 1

  private init(_ source: Source) { self.source = source }

  /// Behind that of resources, which may have the same names.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.platform(color)) }

  public init(uiColor: UIColor) { self.init(.platform(uiColor)) }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// The colour that a style is in the environment in which it is drawn.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = color as? Color ?? Color(.style(StyleOfOneColor(color)))
  }

  public init(_ resource: ColorResource) { self.init(.named(resource.name, resource.bundle)) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let color =
      switch colorSpace {
      case .sRGB: DisplayColor(red: red, green: green, blue: blue, alpha: opacity)
      case .sRGBLinear: DisplayColor(linearRed: red, green: green, blue: blue, alpha: opacity)
      case .displayP3: DisplayColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      }
    self.init(UIColor(displayColor: color))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }

  public var description: String {
    if opacity < 1 { return "\(Int((opacity * 100).rounded()))% \(name)" }
    return name
  }

  /// The name in Swift of one that has one.
  private var name: String {
    switch source {
    case .platform(let color): Color.names[ObjectIdentifier(color)] ?? "\(color)"
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    case .accent: "accentColor"
    case .style(let style): "\(style.identity.base)"
    }
  }

  /// The UIKit colour, before the colour's own opacity.
  func platformColor(in environment: EnvironmentValues) -> UIColor {
    switch source {
    case .platform(let color): return color
    case .accent: return environment.tint?.platformColor(in: environment) ?? .systemBlue
    case .style(let style): return Color(style.resolve(environment)).platformColor(in: environment)
    case .named(let name, let bundle):
      guard let color = UIColor(named: name, in: bundle, compatibleWith: environment.traits) else { return .clear }
      return color
    }
  }

  /// With the accent around it where it is the accent: a tint must not be looked up in itself.
  func withAccent(_ around: Color?) -> Color {
    guard source == .accent else { return self }
    return (around ?? .blue).opacity(opacity)
  }

  /// The colour as it is drawn in an environment.
  func display(in environment: EnvironmentValues) -> DisplayColor {
    platformColor(in: environment).displayColor(with: environment.traits).withOpacity(opacity)
  }
}

extension Color {
  public static let accentColor = Color(.accent)
  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let white = Color(UIColor.white)
  public static let black = Color(UIColor.black)
  public static let clear = Color(UIColor.clear)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)

  /// By the colours of UIKit that they are.
  private static let names: [ObjectIdentifier: String] = {
    let named: [(Color, String)] = [
      (red, "red"), (orange, "orange"), (yellow, "yellow"), (green, "green"), (mint, "mint"), (teal, "teal"),
      (cyan, "cyan"), (blue, "blue"), (indigo, "indigo"), (purple, "purple"), (pink, "pink"), (brown, "brown"),
      (gray, "gray"), (white, "white"), (black, "black"), (clear, "clear"), (primary, "primary"),
      (secondary, "secondary"),
    ]
    return named.reduce(into: [:]) { names, entry in
      if case .platform(let color) = entry.0.source { names[ObjectIdentifier(color)] = entry.1 }
    }
  }()
}

extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(display(in: environment)) }

  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(display(in: environment)) }
}

extension UIColor {
  public convenience init(_ color: Color) {
    let platform = color.platformColor(in: EnvironmentValues())
    let opacity = color.opacityFactor
    self.init { traits in
      let resolved = platform.resolvedColor(with: traits)
      return opacity == 1 ? resolved : UIColor(displayColor: resolved.displayColor(with: traits).withOpacity(opacity))
    }
  }
}

extension Color {
  var opacityFactor: Double { opacity }

  /// Nil for a colour that depends on the environment.
  public var cgColor: CGColor? {
    guard case .platform(let color) = source, color.resolvedColor(with: .current) === color else { return nil }
    return color.cgColor.copy(alpha: color.cgColor.alpha * opacity)
  }
}

extension Color: View {
  public typealias Body = Never

  public var body: Never { fatalError("Color has no body") }

  public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _Node<Color> {
    FillNode(view, context) { color, environment in color._paint(in: environment) }
  }
}

/// A style that is always one colour, without its type.
///
/// An object, so that colours are no larger for it.
final class StyleOfOneColor: Hashable {
  let identity: AnyHashable
  let resolve: (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    identity = style
    resolve = style.resolve
  }

  static func == (first: StyleOfOneColor, second: StyleOfOneColor) -> Bool { first.identity == second.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// See [ColorRenderingMode](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
