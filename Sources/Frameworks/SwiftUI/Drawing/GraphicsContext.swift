@_spi(Windfall) import CoreGraphics
import Foundation
import UIKit
import WindfallCore

/// See [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext).
///
/// Nothing is blended: later drawing covers what is below it.
public struct GraphicsContext {
  /// See [GraphicsContext.BlendMode](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct).
  public typealias BlendMode = SwiftUI.BlendMode

  public let environment: EnvironmentValues
  /// From 0, invisible, to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  var shadow: DisplayGroup.Shadow?
  /// In the coordinates of the context as it began.
  private var clips: [Path] = []
  private let recorder: CanvasRecorder
  private let symbols: CanvasSymbols?

  init(_ recorder: CanvasRecorder, environment: EnvironmentValues, symbols: CanvasSymbols?) {
    self.recorder = recorder
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: - State

  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Only what lies inside the path is drawn from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append(path.applying(transform)) }

  /// Without a clip it is empty.
  public var clipBoundingRect: CGRect {
    guard let first = clips.first else { return .null }
    return clips.dropFirst().reduce(first.boundingRect) { $0.intersection($1.boundingRect) }
      .applying(transform.inverted())
  }

  public mutating func addFilter(_ filter: Filter) {
    if case .shadow(let color, let radius, let offset) = filter.kind {
      shadow = DisplayGroup.Shadow(color: color.display(in: environment), radius: radius, offset: offset)
    }
  }

  // MARK: - Layers

  /// Draws what the closure draws as one picture, with the context's own opacity, clip and shadow.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = CanvasRecorder()
    var context = GraphicsContext(inner, environment: environment, symbols: symbols)
    try content(&context)
    draw(inner.items)
  }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    draw(context.items)
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbols = symbols
    return MainActor.assuming(AnyHashable(id)) { symbols?.symbol($0) }
  }

  /// Draws items as the context says: moved, cut, faded and with a shadow.
  func draw(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    var items = items
    if transform != .identity || opacity < 1 || shadow != nil {
      items = [.group(DisplayGroup(transform: transform, opacity: opacity, shadow: shadow, items: items))]
    }
    for clip in clips.reversed() { items = [.group(DisplayGroup(clip: clip.display, items: items))] }
    recorder.items += items
  }
}

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
