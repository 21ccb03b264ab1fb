@_spi(Windfall) import UIKit
import WindfallCore

final class MaskView: RenderView {
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }

  override var displayClip: DisplayPath? { outline?(bounds).display }
}
