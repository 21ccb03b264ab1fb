/// A set that is a property of an object: what is done to it is done to the object, whose observers are told of it.
final class KeyedMutableSet: NSMutableSet {
  private let owner: AnyObject
  private let key: String

  init(_ owner: AnyObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("a property's set is made of an object") }

  override init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("a property's set is made of an object") }

  required init?(coder: NSCoder) { nil }

  private var value: Any? { KeyValueCoding.read(key, of: owner) }
  private var items: NSSet {
    (value as? NSSet) ?? NSSet(array: value.map { $0 as? Set<AnyHashable> ?? [] }.map(Array.init) ?? [])
  }

  override var count: Int { items.count }

  override func member(_ object: Any) -> Any? { items.member(object) }

  override func objectEnumerator() -> NSEnumerator { items.objectEnumerator() }

  override func copy(with zone: NSZone? = nil) -> Any { NSSet(set: items) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: items.allObjects) }

  // MARK: - Changes

  override func add(_ object: Any) {
    guard !items.contains(object) else { return }
    change(.insertion, object, "add\(key.capitalisedStart)Object:") { $0.add(object) }
  }

  override func remove(_ object: Any) {
    guard items.contains(object) else { return }
    change(.removal, object, "remove\(key.capitalisedStart)Object:") { $0.remove(object) }
  }

  override func removeAllObjects() { for object in items.allObjects { remove(object) } }

  override func addObjects(from array: [Any]) { for object in array { add(object) } }

  private func change(_ kind: NSKeyValueChange, _ item: Any, _ method: String, by edit: (NSMutableSet) -> Void) {
    let part = KeyValueObserver.Part(kind: kind, indexes: nil, items: [item])
    let notifies = KeyValueObservers.isActive && KeyValueObservers.notifiesAutomatically(key, in: type(of: owner))
    if notifies { KeyValueObservers.willChange(part, of: owner, key) }
    KeyValueObservers.mute(owner, key) {
      if let thunk = MethodIndex.thunk(named: method, of: type(of: owner)) {
        _ = thunk.call(owner, [item])
      } else if KeyValueCoding.setter(key, of: type(of: owner)) != nil {
        let changed = NSMutableSet(array: items.allObjects)
        edit(changed)
        let plain = Set(changed.allObjects.compactMap { $0 as? AnyHashable })
        KeyValueCoding.send(value is NSSet ? changed : plain, to: owner, forKey: key)
      } else if let set = value as? NSMutableSet {
        edit(set)
      } else {
        KeyValueProblem.unknownKey(owner, "setValue:forUndefinedKey:", key)
      }
    }
    if notifies { KeyValueObservers.didChange(part, of: owner, key) }
  }
}
