/// A call of one of the methods that change a relationship to many.
struct RelationshipCall {
  private let object: NSManagedObject
  private let selector: String
  private let arguments: [Any]

  init(_ object: NSManagedObject, _ selector: String, _ arguments: [Any]) {
    self.object = object
    self.selector = selector
    self.arguments = arguments
  }

  func perform() -> Any? {
    object.fire()
    let parts = selector.split(separator: ":", omittingEmptySubsequences: true).map { String($0) }
    let first = parts.first ?? ""
    if let key = key(first, "insertObject", "In") ?? key(first, "insert", "In") ?? key(first, "insert", "") {
      insert(key)
    } else if let key = key(first, "removeObjectFrom", "AtIndex") ?? key(first, "remove", "AtIndexes") {
      removeIndexes(key)
    } else if let key = key(first, "replaceObjectIn", "AtIndex") ?? key(first, "replace", "AtIndexes") {
      replace(key)
    } else if let key = key(first, "add", "Object") ?? key(first, "addTo", "") ?? key(first, "add", "") {
      object.add(objects(0), to: object.toManySlot(key))
    } else if let key = key(first, "remove", "Object") ?? key(first, "removeFrom", "") ?? key(first, "remove", "") {
      object.remove(objects(0), from: object.toManySlot(key))
    } else {
      stop(
        .invalidArgumentException,
        "-[\(object.managed.name) \(selector)]: unrecognized selector sent to instance")
    }
    return nil
  }

  /// The relationship between two parts of a name.
  private func key(_ name: String, _ prefix: String, _ suffix: String) -> String? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else { return nil }
    let middle = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    let lowered = middle.prefix(1).lowercased() + middle.dropFirst()
    return [lowered, middle].first { name in
      object.managed.entity.slot(of: name).map { object.managed.property(at: $0).relationship?.isToMany == true }
        ?? false
    }
  }

  private func objects(_ index: Int) -> [NSManagedObject] {
    guard index < arguments.count else { return [] }
    switch arguments[index] {
    case let one as NSManagedObject: return [one]
    case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: return list
    case let set as Set<NSManagedObject>: return Array(set)
    case let list as NSArray: return list.compactMap { $0 as? NSManagedObject }
    default: return []
    }
  }

  private func indexes(_ index: Int) -> [Int] {
    guard index < arguments.count else { return [] }
    switch arguments[index] {
    case let one as Int: return [one]
    case let set as IndexSet: return Array(set)
    case let set as NSIndexSet: return Array(set as IndexSet)
    default: return []
    }
  }

  private func insert(_ key: String) {
    let slot = object.toManySlot(key)
    for (other, index) in zip(objects(0), indexes(1)) { object.add([other], to: slot, at: index) }
  }

  private func removeIndexes(_ key: String) {
    let slot = object.toManySlot(key)
    let all = object.many(slot)
    object.remove(indexes(0).filter { $0 < all.count }.map { all[$0] }, from: slot)
  }

  private func replace(_ key: String) {
    let slot = object.toManySlot(key)
    var all = object.many(slot)
    for (index, other) in zip(indexes(0), objects(1)) where index < all.count { all[index] = other }
    object.setMany(slot, to: all)
  }
}
