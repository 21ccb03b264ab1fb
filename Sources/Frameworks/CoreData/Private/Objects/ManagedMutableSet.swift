/// A set that is a relationship of an object: what is done to it is done to the object.
final class ManagedMutableSet: NSMutableSet {
  private let object: NSManagedObject
  private let slot: Int

  init(_ object: NSManagedObject, _ slot: Int) {
    self.object = object
    self.slot = slot
    object.fire()
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("a relationship's set is made of an object") }

  required init?(coder: NSCoder) { nil }

  override init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("a relationship's set is made of an object")
  }

  override var count: Int { object.loadedMany(slot).ids.count }

  override func member(_ candidate: Any) -> Any? {
    guard let candidate = candidate as? NSManagedObject else { return nil }
    return object.loadedMany(slot).contains(candidate.id) ? candidate : nil
  }

  override func objectEnumerator() -> NSEnumerator { NSArray(array: object.many(slot)).objectEnumerator() }

  override func add(_ added: Any) { (added as? NSManagedObject).map { object.add([$0], to: slot) } }

  override func remove(_ removed: Any) { (removed as? NSManagedObject).map { object.remove([$0], from: slot) } }

  override func removeAllObjects() { object.setMany(slot, to: []) }

  override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: object.many(slot)) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: object.many(slot)) }
}

/// The same for a relationship in order.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
  /// Set when it holds what the object does.
  private var object: NSManagedObject?
  private var slot = 0

  override init(capacity numItems: Int) { super.init(capacity: numItems) }

  required init?(coder: NSCoder) { nil }

  required init(arrayLiteral elements: Any...) { super.init(capacity: elements.count) }

  static func make(_ object: NSManagedObject, _ slot: Int) -> ManagedMutableOrderedSet {
    object.fire()
    let made = ManagedMutableOrderedSet(capacity: 0)
    for (index, other) in object.many(slot).enumerated() { made.insert(other, at: index) }
    made.object = object
    made.slot = slot
    return made
  }

  override func insert(_ inserted: Any, at idx: Int) {
    super.insert(inserted, at: idx)
    (inserted as? NSManagedObject).map { object?.add([$0], to: slot, at: idx) }
  }

  override func removeObject(at idx: Int) {
    let removed = self.object(at: idx) as? NSManagedObject
    super.removeObject(at: idx)
    removed.map { object?.remove([$0], from: slot) }
  }

  override func replaceObject(at idx: Int, with replacement: Any) {
    super.replaceObject(at: idx, with: replacement)
    guard let object, let replacement = replacement as? NSManagedObject else { return }
    var all = object.many(slot)
    all[idx] = replacement
    object.setMany(slot, to: all)
  }
}
