/// An array that is a property of an object: what is done to it is done to the object, whose observers are told of it.
final class KeyedMutableArray: NSMutableArray {
  private let owner: AnyObject
  private let key: String

  init(_ owner: AnyObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) { fatalError("a property's array is made of an object") }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("a property's array is made of an object")
  }

  required init(arrayLiteral elements: Any...) { fatalError("a property's array is made of an object") }

  required init?(coder: NSCoder) { nil }

  private var value: Any? { KeyValueCoding.read(key, of: owner) }
  private var items: [Any] { value.flatMap { KeyedCollection.items(of: $0) } ?? [] }

  override var count: Int { items.count }

  override func object(at index: Int) -> Any { items[index] }

  // A plain array finds objects as iOS does; classes derived from it keep what Linux has.

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func index(of anObject: Any) -> Int { NSArray(array: items).index(of: anObject) }

  override func index(of anObject: Any, in range: NSRange) -> Int {
    NSArray(array: items).index(of: anObject, in: range)
  }

  override func indexOfObjectIdentical(to anObject: Any) -> Int {
    NSArray(array: items).indexOfObjectIdentical(to: anObject)
  }

  override func copy(with zone: NSZone? = nil) -> Any { NSArray(array: items) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: items) }

  // MARK: - Changes

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index, "insertObject:in\(name)AtIndex:", [anObject, index]) {
      $0.insert(anObject, at: index)
    }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: index, "removeObjectFrom\(name)AtIndex:", [index]) { $0.removeObject(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    // What is put at the place behind the last object, as a subscript can, is added.
    guard index < count else { return insert(anObject, at: index) }
    change(.replacement, at: index, "replaceObjectIn\(name)AtIndex:withObject:", [index, anObject]) {
      $0.replaceObject(at: index, with: anObject)
    }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func addObjects(from otherArray: [Any]) { for item in otherArray { add(item) } }

  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  override func remove(_ anObject: Any) {
    while case let index = index(of: anObject), index != NSNotFound { removeObject(at: index) }
  }

  override func removeObjects(in otherArray: [Any]) { for item in otherArray { remove(item) } }

  override func removeAllObjects() { for index in (0..<count).reversed() { removeObject(at: index) } }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    for offset in (common..<range.length).reversed() { removeObject(at: range.location + offset) }
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }

  /// The key as it stands in the names of methods.
  private var name: String { key.capitalisedStart }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, _ method: String, _ arguments: [Any?], by edit: (NSMutableArray) -> Void
  ) {
    let part = KeyValueObserver.Part(kind: kind, indexes: IndexSet(integer: index))
    let notifies = KeyValueObservers.isActive && KeyValueObservers.notifiesAutomatically(key, in: type(of: owner))
    if notifies { KeyValueObservers.willChange(part, of: owner, key) }
    KeyValueObservers.mute(owner, key) {
      if let thunk = MethodIndex.thunk(named: method, of: type(of: owner)) {
        _ = thunk.call(owner, arguments)
      } else if KeyValueCoding.setter(key, of: type(of: owner)) != nil {
        let changed = NSMutableArray(array: items)
        edit(changed)
        KeyValueCoding.send(value is NSArray ? changed : changed.map { $0 }, to: owner, forKey: key)
      } else if let array = value as? NSMutableArray {
        edit(array)
      } else {
        KeyValueProblem.unknownKey(owner, "setValue:forUndefinedKey:", key)
      }
    }
    if notifies { KeyValueObservers.didChange(part, of: owner, key) }
  }
}
