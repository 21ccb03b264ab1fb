@_spi(Windfall) import UIKit
import WindfallCore

/// What `mask` puts around a view: it is cut where it is drawn, and touched where it was.
public struct _MaskEffect<Mask: View>: ViewEffect {
  let mask: Mask
  let shape: AnyShape?

  func makeView() -> MaskView { MaskView() }

  func configure(_ view: MaskView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = shape.map { shape in { shape.path(in: $0) } }
  }
}

final class MaskView: RenderView {
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }

  override var displayClip: DisplayPath? { outline?(bounds).display }
}
