@_spi(Windfall) import ObjectiveC
import PersistenceEngine

/// What an object held before the changes that have not been processed.
struct EventSnapshot {
  var values: [Value]
  var manies: [ToMany?]
  var boxes: [Int: Any]
  var changedBoxes: Set<Int>
  var state: ObjectState
}

/// A change that `willChangeValue(forKey:)` announced.
struct AnnouncedChange {
  var slot: Int
  var value: Value
  var ids: [ObjectID]?
}

extension NSManagedObject {
  // MARK: - Around a change

  func begin(_ slot: Int) {
    fire()
    noteChange()
    publisher?.send()
    if KeyValueObservers.areActive { (self as NSObject).willChangeValue(forKey: managed.property(at: slot).name) }
  }

  func end(_ slot: Int) {
    valueDidChange(forKey: managed.property(at: slot).name)
    if KeyValueObservers.areActive { (self as NSObject).didChangeValue(forKey: managed.property(at: slot).name) }
  }

  private func noteChange() {
    guard let context, !state.contains(.waking) else { return }
    if event == nil, !state.contains(.pendingInsert) { event = snapshot }
    context.noteUpdate(self)
  }

  var snapshot: EventSnapshot {
    EventSnapshot(
      values: current, manies: manies.map { $0?.copy() }, boxes: boxes, changedBoxes: changedBoxes, state: state)
  }

  func announce(_ key: String) {
    guard let slot = managed.entity.slot(of: key) else {
      publisher?.send()
      return (self as NSObject).willChangeValue(forKey: key)
    }
    let isToMany = managed.property(at: slot).relationship?.isToMany == true
    begin(slot)
    announced.append(
      AnnouncedChange(slot: slot, value: current[slot], ids: isToMany ? loadedMany(slot).ids : nil))
  }

  func finish(_ key: String) {
    guard let slot = managed.entity.slot(of: key) else { return (self as NSObject).didChangeValue(forKey: key) }
    if let index = announced.lastIndex(where: { $0.slot == slot }) {
      let change = announced.remove(at: index)
      if let ids = change.ids {
        followMany(slot, from: ids)
      } else if managed.property(at: slot).relationship != nil {
        followOne(slot, from: change.value)
      }
    }
    end(slot)
  }

  // MARK: - What has changed

  func changedSlots() -> [Int] {
    guard !isFault, hasChanges else { return [] }
    return current.indices.filter { isChanged($0) }
  }

  func isChanged(_ slot: Int) -> Bool {
    if changedBoxes.contains(slot) { return true }
    if current[slot] != committed[slot] { return true }
    return manies.isEmpty ? false : manies[slot]?.isChanged == true
  }

  func pendingValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedSlots().map { (managed.property(at: $0).name, rawValue($0) ?? NSNull()) })
  }

  func eventValues() -> [String: Any] {
    guard let event else { return [:] }
    var result: [String: Any] = [:]
    for slot in current.indices {
      let isBoxChanged = changedBoxes.contains(slot) && !event.changedBoxes.contains(slot)
      let ids = manies.isEmpty ? nil : manies[slot]?.ids
      let old = event.manies.isEmpty ? nil : event.manies[slot]?.ids
      if current[slot] != event.values[slot] || isBoxChanged || ids != old {
        result[managed.property(at: slot).name] = rawValue(slot) ?? NSNull()
      }
    }
    return result
  }

  func storedValues(_ keys: [String]?) -> [String: Any] {
    fire()
    guard !state.contains(.inserted) else { return [:] }
    let slots = keys.map { $0.compactMap { managed.entity.slot(of: $0) } } ?? Array(current.indices)
    return Dictionary(
      slots.map { slot in (managed.property(at: slot).name, storedValue(slot) ?? NSNull()) }
    ) { first, _ in first }
  }

  /// The value as of the last fetch or save.
  func storedValue(_ slot: Int) -> Any? {
    let property = managed.property(at: slot)
    if let attribute = property.attribute {
      guard attribute.kind.isBoxed else { return ValueCoding.object(of: committed[slot], kind: attribute.kind) }
      return managed.transformers[slot]?.object(of: committed[slot])
    }
    guard let relationship = property.relationship, let context else { return nil }
    guard relationship.isToMany else {
      guard case .object(let id) = committed[slot] else { return nil }
      return context.object(for: id)
    }
    let objects = (loadedMany(slot).committed ?? []).map { context.object(for: $0) }
    return relationship.definition.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  // MARK: - States

  /// Takes what the store has, or forgets it.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    state.insert(.fault)
    state.remove(.filled)
    current = managed.empty
    committed = managed.empty
    manies = []
    boxes = [:]
    changedBoxes = []
    event = nil
    didTurnIntoFault()
  }

  func take(_ row: Row) {
    committed = row.values
    for slot in managed.transientSlots {
      // No store has them: they begin as they do in a new object.
      committed[slot] = managed.defaults[slot]
      boxes[slot] = managed.boxedDefaults[slot]
    }
    current = committed
    version = row.version
    state.insert(.filled)
  }

  /// What the store is to keep.
  func valuesToStore() -> [Value] {
    var values = current
    for (slot, transformer) in managed.transformers {
      if managed.property(at: slot).isTransient {
        values[slot] = .null
      } else if changedBoxes.contains(slot) {
        values[slot] = transformer.value(of: boxes[slot])
      } else if id.isTemporary || state.contains(.inserted) {
        values[slot] = transformer.value(of: boxes[slot])
      }
    }
    return values
  }

  /// What was changed is now what was saved.
  func commit(_ values: [Value], version: Int64) {
    current = values
    committed = values
    self.version = version
    changedBoxes = []
    event = nil
    for relationship in manies { relationship?.commit() }
    state.subtract(.changes)
    state.subtract(.pendings)
    state.remove(.propagated)
  }

  /// Puts back what was.
  func restore(_ snapshot: EventSnapshot) {
    current = snapshot.values
    manies = snapshot.manies.map { $0?.copy() }
    boxes = snapshot.boxes
    changedBoxes = snapshot.changedBoxes
  }
}
