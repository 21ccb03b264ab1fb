@_spi(Windfall) import ObjectiveC

/// The names of managed properties' key paths, which the lowering writes at the end of each file that declares some: a C
/// function `windfall_keypaths_<Module>_<File>` fills the index. It is looked for the first time that a name is asked
/// for.
public final class KeyPathIndex {
  private var tables: [ObjectIdentifier: [(AnyClass) -> [AnyKeyPath: String]]] = [:]
  private var symbols: Set<String> = []
  private var imageCount = 0

  init() {}

  /// Adds the names that a file declares of a class; the key paths begin with the class that is given.
  public func add<Owner: AnyObject>(
    _ owner: Owner.Type, _ names: @escaping @MainActor (Owner.Type) -> [AnyKeyPath: String]
  ) {
    // To name a property is not to read it, on whichever actor.
    let names = unsafeBitCast(names, to: ((Owner.Type) -> [AnyKeyPath: String]).self)
    tables[ObjectIdentifier(owner), default: []].append { type in (type as? Owner.Type).map(names) ?? [:] }
  }

  /// The names of a class's properties, inherited ones with it.
  func names(of type: AnyClass) -> [AnyKeyPath: String] {
    readImages()
    var result: [AnyKeyPath: String] = [:]
    for ancestor in sequence(first: type, next: { _getSuperclass($0) }) {
      for table in tables[ObjectIdentifier(ancestor)] ?? [] { result.merge(table(type)) { first, _ in first } }
    }
    return result
  }

  private func readImages() {
    let count = LoadedImages.count
    guard count != imageCount else { return }
    imageCount = count
    typealias Filler = @convention(c) (UnsafeMutableRawPointer) -> Void
    for (name, address) in LoadedImages.symbols(prefixed: "windfall_keypaths_") where symbols.insert(name).inserted {
      unsafeBitCast(address, to: Filler.self)(Unmanaged.passUnretained(self).toOpaque())
    }
  }
}
