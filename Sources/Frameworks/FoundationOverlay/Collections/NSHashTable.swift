import Foundation

/// [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable)
///
/// Objects are listed in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: [(place: Int, member: TableObject<ObjectType>)] { buckets.values.flatMap { $0 } }
  private var buckets: [Int: [(place: Int, member: TableObject<ObjectType>)]] = [:]
  private var places = 0

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  public override convenience init() { self.init(options: []) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { members.sorted { $0.place < $1.place }.compactMap(\.member.object) }

  open var anyObject: ObjectType? { allObjects.first }

  /// As on iOS, objects that are gone may be counted until the table changes; here they are not.
  open var count: Int { members.count { $0.member.object != nil } }

  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
  }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return buckets[TableObject.hash(of: object, options)]?.first { $0.member.holds(object) }?.member.object
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let member = TableObject(object, options)
    places += 1
    buckets[member.hash, default: []].removeAll { $0.member.object == nil }
    buckets[member.hash, default: []].append((places, member))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    buckets[TableObject.hash(of: object, options)]?.removeAll { $0.member.object == nil || $0.member.holds(object) }
  }

  open func removeAllObjects() { buckets = [:] }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
