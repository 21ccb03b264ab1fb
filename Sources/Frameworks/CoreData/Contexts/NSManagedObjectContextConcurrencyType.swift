/// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
