/// What executing a fetch request gives.
nonisolated final class FetchResult: NSPersistentStoreResult {
  let objects: [Any]

  init(_ objects: [Any]) {
    self.objects = objects
    super.init()
  }
}

/// What the method gives that `NSManagedObjectContext.fetch(_:)` is in Objective-C. It is an array in memory, as what
/// tests put in the method's place returns one, and a type of its own, so that no other call means it.
public struct _FetchedObjects {
  let objects: [Any]
}
