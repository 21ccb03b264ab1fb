@_spi(Windfall) import UIKit

/// A view that the graph makes for showing something: tests see through it to what it contains, and fingers too.
class RenderView: UIView {
  override var elementPublishing: ElementPublishing { .transparent }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
