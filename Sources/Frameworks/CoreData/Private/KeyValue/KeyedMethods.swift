import ObjectiveC

/// What others call by name: key-value coding by way of collections and observers asks objects first.
enum KeyedMethods {
  static func add(to table: MethodTable) {
    table.add(Selector("valueForKey:", method: NSManagedObject.value(forKey:)))
    table.add(Selector("setValue:forKey:", method: NSManagedObject.setValue(_:forKey:)))
    table.add(Selector("valueForUndefinedKey:", method: NSManagedObject.value(forUndefinedKey:)))
    table.add(Selector("setValue:forUndefinedKey:", method: NSManagedObject.setValue(_:forUndefinedKey:)))
    table.add("objectID", \NSManagedObject.objectID)
    table.add("managedObjectContext", \NSManagedObject.managedObjectContext)
    table.add("hasChanges", \NSManagedObject.hasChanges)
    table.add("isInserted", \NSManagedObject.isInserted)
    table.add("isUpdated", \NSManagedObject.isUpdated)
    table.add("isDeleted", \NSManagedObject.isDeleted)
    table.add("migrationProgress", \NSMigrationManager.migrationProgress)
    table.add("isFault", \NSManagedObject.isFault)
  }
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it.
@_cdecl("windfall_framework_methods_CoreData")
@_spi(Windfall) public func windfall_framework_methods_CoreData(_ table: UnsafeMutableRawPointer) {
  KeyedMethods.add(to: Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue())
}
