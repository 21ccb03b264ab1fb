/// Changes that can be taken back: what each event did to objects.
extension NSManagedObjectContext {
  func registerUndo(_ objects: [NSManagedObject]) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled, !isUndoing else { return }
    let entries = objects.compactMap { object -> (NSManagedObject, EventSnapshot)? in
      if object.state.contains(.pendingInsert) {
        var before = object.snapshot
        before.state = []
        return (object, before)
      }
      return object.event.map { (object, $0) }
    }
    guard !entries.isEmpty else { return }
    undoManager.registerUndo(withTarget: self) { $0.swap(entries) }
  }

  /// Puts objects back to what they were, and makes it possible to go forth again.
  private func swap(_ entries: [(NSManagedObject, EventSnapshot)]) {
    processChanges()
    isUndoing = true
    defer { isUndoing = false }
    var inverse: [(NSManagedObject, EventSnapshot)] = []
    var changes = ContextChanges()
    for (object, snapshot) in entries.reversed() {
      inverse.append((object, object.snapshot))
      object.publisher?.send()
      let before = object.state.intersection(.changes)
      let after = snapshot.state.intersection(.changes)
      object.restore(snapshot)
      object.state.subtract(.changes)
      object.state.formUnion(after)
      object.state.subtract([.propagated])
      if before.contains(.inserted), !after.contains(.inserted) {
        abandon(object)
        registry[object.id] = nil
        object.context = nil
        changes.deleted.append(object)
        object.awake(fromSnapshotEvents: .undoInsertion)
        continue
      }
      object.context = self
      registry[object.id] = object
      if after.contains(.deleted) {
        changes.deleted.append(object)
      } else if before.contains(.deleted) || after.contains(.inserted) && !before.contains(.inserted) {
        changes.inserted.append(object)
        object.awake(fromSnapshotEvents: .undoDeletion)
      } else {
        changes.updated.append(object)
        object.awake(fromSnapshotEvents: .undoUpdate)
      }
      let isListed = object.state.contains(.listed)
      if !after.isEmpty, !isListed {
        object.state.insert(.listed)
        changed.append(object)
      } else if after.isEmpty, isListed {
        object.state.remove(.listed)
        changed.removeAll { $0 === object }
      }
    }
    undoManager?.registerUndo(withTarget: self) { $0.swap(inverse) }
    announce(changes)
  }
}
