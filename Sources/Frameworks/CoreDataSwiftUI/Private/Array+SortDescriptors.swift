@_spi(Windfall) import FoundationOverlay
import SwiftUI

extension Array where Element == NSSortDescriptor {
  /// Stops where a property's name is not known: a store knows properties by their names.
  init<Compared>(_ descriptors: [SortDescriptor<Compared>]) {
    self = descriptors.map { descriptor in
      let made = NSSortDescriptor(descriptor)
      guard made.key != nil else {
        fatalError("the name of a sort descriptor's property is not known: \(descriptor)")
      }
      return made
    }
  }

  /// The descriptors of Swift's that they were made of; others are left out.
  func origins<Compared>() -> [SortDescriptor<Compared>] { compactMap { $0.origin(comparing: Compared.self) } }
}
