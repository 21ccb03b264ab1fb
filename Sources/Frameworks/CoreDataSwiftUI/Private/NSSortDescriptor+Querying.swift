@_spi(Windfall) import FoundationOverlay
import SwiftUI

extension NSSortDescriptor {
  private nonisolated(unsafe) static let origin = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  convenience init<Compared>(querying descriptor: SortDescriptor<Compared>) {
    guard let path = descriptor.keyPath, let name = KeyPathNames.name(of: path) else {
      fatalError("the name of a sort descriptor's property is not known: \(descriptor)")
    }
    self.init(key: name, ascending: descriptor.order == .forward, selector: Selector(descriptor.selectorName))
    objc_setAssociatedObject(self, Self.origin, descriptor, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The descriptor of Swift's that it was made of.
  func origin<Compared>(of type: Compared.Type) -> SortDescriptor<Compared>? {
    objc_getAssociatedObject(self, Self.origin) as? SortDescriptor<Compared>
  }
}
