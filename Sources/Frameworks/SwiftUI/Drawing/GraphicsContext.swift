@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

/// See [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext).
///
/// Nothing is blended: later drawing covers what is below it.
@preconcurrency @MainActor
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

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols?.symbol(id) }

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
