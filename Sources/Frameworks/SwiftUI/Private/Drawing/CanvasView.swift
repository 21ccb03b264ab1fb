@_spi(Windfall) import UIKit
import WindfallCore

/// Shows what a canvas draws.
final class CanvasView: FallbackLeafView {
  var record: ((CGSize) -> [DisplayItem])? { didSet { setNeedsDisplay() } }

  override func drawContents() -> [DisplayItem] {
    guard let record, bounds.width > 0, bounds.height > 0 else { return [] }
    return [.group(DisplayGroup(clip: .rect(bounds), items: record(bounds.size)))]
  }
}
