@_spi(Windfall) import UIKit
import WindfallCore

/// Shows its content only inside a shape.
public struct _ClipEffect<S: Shape>: ViewEffect {
  let shape: S
  let style: FillStyle
  /// Where the view is cut at its own edge, how round its corners are.
  var radius: CGFloat?

  func makeView() -> ClipView { ClipView() }

  func configure(_ view: ClipView, _ environment: EnvironmentValues) {
    if let radius {
      view.clipsToBounds = true
      if radius > 0 || view.layer.cornerRadius != 0 { view.layer.cornerRadius = radius }
      return
    }
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}

final class ClipView: RenderView {
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }

  override var displayClip: DisplayPath? { outline.map { $0(bounds).display } ?? super.displayClip }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline?(bounds).contains(point) ?? super.point(inside: point, with: event)
  }
}
