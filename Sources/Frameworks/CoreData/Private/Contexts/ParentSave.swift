import PersistenceEngine

/// Hands the changes of a context to its parent, which saves them when it is told to.
struct ParentSave {
  private let context: NSManagedObjectContext
  private let parent: NSManagedObjectContext

  init(_ context: NSManagedObjectContext, _ parent: NSManagedObjectContext) {
    self.context = context
    self.parent = parent
  }

  func run() throws {
    let sets = SavedSets(context)
    for object in sets.inserted + sets.updated {
      for slot in object.managed.toManySlots where !object.manies.isEmpty && object.manies[slot]?.isChanged == true {
        _ = object.loadedMany(slot)
      }
    }
    let carried = Carried(sets)
    parent.performAndWait { [parent] in
      let sets = carried.content
      for object in sets.inserted { parent.take(insertion: object) }
      for object in sets.inserted + sets.updated { parent.take(object) }
      for object in sets.deleted {
        let copy = parent.object(for: parent.permanent(object.id))
        copy.fire()
        parent.markDeleted(copy, isGone: true)
      }
      parent.processChanges()
    }
    for object in sets.inserted + sets.updated {
      let boxes = object.boxes
      object.commit(object.valuesToStore(), version: max(object.version, 1))
      object.boxes = boxes
    }
    context.finishSave(sets, from: context)
  }
}

extension NSManagedObjectContext {
  /// Makes the parent's twin of a new object.
  fileprivate func take(insertion object: NSManagedObject) {
    guard registered(object.id) == nil, let managed = modelInUse?.entity(of: object.id) else { return }
    let twin = managed.makeFault()
    twin.managed = managed
    twin.id = object.id
    twin.context = self
    twin.committed = managed.empty
    twin.current = managed.empty
    register(twin)
    twin.state = [.inserted, .pendingInsert]
    noteUpdate(twin)
  }

  /// Gives the twin of an object its values.
  fileprivate func take(_ object: NSManagedObject) {
    let twin = self.object(for: permanent(object.id))
    twin.fire()
    if twin.event == nil { twin.event = twin.snapshot }
    for slot in object.current.indices where object.isInserted || object.isChanged(slot) {
      let name = object.managed.property(at: slot).name
      (twin as NSObject).willChangeValue(forKey: name)
      if object.managed.transformers[slot] != nil {
        twin.setBox(object.box(slot), slot)
      } else if object.managed.property(at: slot).relationship?.isToMany == true {
        if object.manies.isEmpty || object.manies[slot] == nil {
          if object.isInserted { _ = twin.loadedMany(slot) }
        } else {
          twin.loadedMany(slot).replace(with: object.loadedMany(slot).ids.map { permanent($0) })
        }
      } else if case .object(let id) = object.current[slot] {
        twin.current[slot] = .object(permanent(id))
      } else {
        twin.current[slot] = object.current[slot]
      }
      (twin as NSObject).didChangeValue(forKey: name)
    }
    twin.publisher?.send()
    noteUpdate(twin)
  }
}
