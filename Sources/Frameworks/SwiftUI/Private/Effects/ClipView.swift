@_spi(Windfall) import UIKit
import WindfallCore

final class ClipView: RenderView {
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }

  override var displayClip: DisplayPath? { outline?(bounds).display }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline?(bounds).contains(point) ?? super.point(inside: point, with: event)
  }
}
