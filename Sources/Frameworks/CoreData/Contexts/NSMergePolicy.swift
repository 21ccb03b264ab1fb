/// https://developer.apple.com/documentation/coredata/nsmergepolicy
nonisolated open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

  open func resolve(mergeConflicts list: [Any]) throws {
    try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
    try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
  }

  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard !list.isEmpty else { return }
    if mergeType == .errorMergePolicyType {
      throw CoreDataError.make(133_020, [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { conflict.sourceObject.settle(conflict, by: mergeType) }
  }

  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard !list.isEmpty else { return }
    if mergeType == .errorMergePolicyType {
      throw CoreDataError.make(133_021, [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { conflict.settle(by: mergeType) }
  }
}

/// https://developer.apple.com/documentation/coredata/nsmergepolicytype
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// https://developer.apple.com/documentation/coredata/nserrormergepolicy
public let NSErrorMergePolicy: NSMergePolicy = .error
/// https://developer.apple.com/documentation/coredata/nsrollbackmergepolicy
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
/// https://developer.apple.com/documentation/coredata/nsoverwritemergepolicy
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// https://developer.apple.com/documentation/coredata/nsmergebypropertyobjecttrumpmergepolicy
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// https://developer.apple.com/documentation/coredata/nsmergebypropertystoretrumpmergepolicy
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
