import UIKit

/// Which part of which item an anchor stands for, and where the item was.
struct AnchorIdentity: Hashable {
  let item: ObjectIdentifier
  let frame: [CGFloat]
  let source: AnyHashable

  init(item: ObjectIdentifier, frame: CGRect, source: AnyHashable) {
    self.item = item
    self.frame = [frame.minX, frame.minY, frame.width, frame.height]
    self.source = source
  }
}
