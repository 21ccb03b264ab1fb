import Foundation
import ObjectiveC
import WindfallCore

extension NSSortDescriptorKeyInitializing where Self: NSSortDescriptor {
  /// Takes the key path of a sort descriptor of Swift's, which compares texts as a person would unless it says otherwise.
  ///
  /// Stops where the descriptor has no key path.
  public init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    guard let path = sortDescriptor.keyPath else {
      fatalError("NSSortDescriptor(SortDescriptor): the descriptor has no key path")
    }
    nonisolated(unsafe) let keyPath = path
    let selector = Selector(sortDescriptor.selectorName)
    self = Self.make(
      KeySortDescriptor(
        sortKey: KeyPathNames.name(of: path), ascending: sortDescriptor.order == .forward, selector: selector,
        custom: { SelectorComparison.order($0, $1, by: selector) },
        lens: { ($0 as? Compared).flatMap { PredicateConstant.unwrapped($0[keyPath: keyPath]) } },
        origin: sortDescriptor))
  }
}

extension NSSortDescriptor {
  /// The descriptor of Swift's that it was made of.
  @_spi(Windfall) public func origin<Compared>(comparing type: Compared.Type) -> SortDescriptor<Compared>? {
    (self as? KeySortDescriptor)?.origin as? SortDescriptor<Compared>
  }
}
