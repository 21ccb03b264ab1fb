@_spi(Windfall) import UIKit
import WindfallCore

/// Shows its content only inside a shape.
public struct _ClipEffect<S: Shape>: ViewEffect {
  let shape: S

  func makeView() -> ClipView { ClipView() }

  func configure(_ view: ClipView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}

final class ClipView: RenderView {
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }

  override var displayClip: DisplayPath? { outline?(bounds).display }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline?(bounds).contains(point) ?? super.point(inside: point, with: event)
  }
}
