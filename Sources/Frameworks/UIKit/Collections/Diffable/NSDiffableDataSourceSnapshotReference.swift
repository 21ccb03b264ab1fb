/// See [NSDiffableDataSourceSnapshotReference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference).
///
/// It is cast to the snapshot that it stands for, which the lowering makes a call of `windfallSnapshot`.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  typealias Contents = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

  private(set) lazy var contents = make()
  private let make: () -> Contents

  public override convenience init() { self.init { Contents() } }

  init(_ contents: @escaping () -> Contents) {
    make = contents
    super.init()
  }

  /// Asks for the snapshot when something of it is used, which may never be.
  @_spi(Windfall) public convenience init<Section, Item>(
    lazily snapshot: @escaping () -> NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init {
      snapshot().mapped {
        AnyHashable($0)
      } item: {
        AnyHashable($0)
      }
    }
  }

  open var numberOfItems: Int { contents.numberOfItems }

  open var numberOfSections: Int { contents.numberOfSections }

  open var sectionIdentifiers: [Any] { contents.sectionIdentifiers.map(\.base) }

  open var itemIdentifiers: [Any] { contents.itemIdentifiers.map(\.base) }

  open var reloadedItemIdentifiers: [Any] { contents.reloadedItemIdentifiers.map(\.base) }

  open var reconfiguredItemIdentifiers: [Any] { contents.reconfiguredItemIdentifiers.map(\.base) }
}

/// What a cast of a reference to a snapshot becomes.
public func windfallSnapshot<Section, Item>(
  _ reference: NSDiffableDataSourceSnapshotReference, as type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
  reference.contents.mapped {
    identifier(in: $0)
  } item: {
    identifier(in: $0)
  }
}

/// What a cast of a snapshot to its own type becomes.
public func windfallSnapshot<Section, Item>(
  _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, as type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> { snapshot }

/// What a cast of a snapshot to a reference becomes.
public func windfallSnapshot<Section, Item>(
  _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, as type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(lazily: { snapshot }) }

/// Stops for an identifier of another type, as using it does on iOS.
private func identifier<Identifier>(in value: AnyHashable) -> Identifier {
  guard let identifier = value.base as? Identifier else {
    fatalError("Could not cast the identifier \(value.base) of a snapshot to \(Identifier.self)")
  }
  return identifier
}

extension NSDiffableDataSourceSnapshot {
  /// The same contents with other identifiers.
  fileprivate func mapped<Section, Item>(
    _ section: (SectionIdentifierType) -> Section, item: (ItemIdentifierType) -> Item
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var mapped = NSDiffableDataSourceSnapshot<Section, Item>()
    for identifier in sectionIdentifiers {
      let name = section(identifier)
      mapped.appendSections([name])
      mapped.appendItems(itemIdentifiers(inSection: identifier).map(item), toSection: name)
    }
    mapped.reloadSections(reloadedSectionIdentifiers.map(section))
    mapped.reloadItems(reloadedItemIdentifiers.map(item))
    mapped.reconfigureItems(reconfiguredItemIdentifiers.map(item))
    return mapped
  }
}
