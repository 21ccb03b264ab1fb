import Foundation

/// [NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable)
///
/// A value whose key is gone is let go when the table is next used. Keys are listed in the order in which they came.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let place: Int
    let key: TableObject<KeyType>
    let value: TableObject<ObjectType>

    var isGone: Bool { key.object == nil || value.object == nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var places = 0

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() { self.init(keyOptions: []) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [Entry] {
    for hash in buckets.keys { buckets[hash]?.removeAll(where: \.isGone) }
    return buckets.values.joined().sorted { $0.place < $1.place }
  }

  open var count: Int { entries.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return buckets[TableObject.hash(of: aKey, keyOptions)]?.first { $0.key.holds(aKey) }?.value.object
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = TableObject.hash(of: aKey, keyOptions)
    var bucket = buckets[hash, default: []].filter { !$0.isGone }
    let found = bucket.firstIndex { $0.key.holds(aKey) }
    guard let anObject else {
      if let found { bucket.remove(at: found) }
      buckets[hash] = bucket
      return
    }
    places += 1
    let old = found.map { bucket.remove(at: $0) }
    bucket.append(
      Entry(
        place: old?.place ?? places, key: old?.key ?? TableObject(aKey, keyOptions),
        value: TableObject(anObject, valueOptions)))
    buckets[hash] = bucket
  }

  open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }

  open func removeAllObjects() { buckets = [:] }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.object, let value = entry.value.object else { continue }
      dictionary[(key as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(key))] = value
    }
    return dictionary
  }
}
