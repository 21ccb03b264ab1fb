/// https://developer.apple.com/documentation/coredata/nsdetailederrorskey
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// https://developer.apple.com/documentation/coredata/nsvalidationobjecterrorkey
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// https://developer.apple.com/documentation/coredata/nsvalidationkeyerrorkey
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// https://developer.apple.com/documentation/coredata/nsvalidationpredicateerrorkey
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// https://developer.apple.com/documentation/coredata/nsvalidationvalueerrorkey
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// https://developer.apple.com/documentation/coredata/nsaffectedstoreserrorkey
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// https://developer.apple.com/documentation/coredata/nsaffectedobjectserrorkey
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// https://developer.apple.com/documentation/coredata/nspersistentstoresaveconflictserrorkey
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// https://developer.apple.com/documentation/coredata/nssqliteerrordomain
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
  public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
  public static let managedObjectConstraintValidation = CocoaError.Code(rawValue: 1551)
  public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
  public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
  public static let validationRelationshipLacksMinimumCount = CocoaError.Code(rawValue: 1580)
  public static let validationRelationshipExceedsMaximumCount = CocoaError.Code(rawValue: 1590)
  public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
  public static let validationDateTooLate = CocoaError.Code(rawValue: 1630)
  public static let validationDateTooSoon = CocoaError.Code(rawValue: 1640)
  public static let validationInvalidDate = CocoaError.Code(rawValue: 1650)
  public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
  public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
  public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
  public static let validationInvalidURI = CocoaError.Code(rawValue: 1690)
  public static let managedObjectContextLocking = CocoaError.Code(rawValue: 132_000)
  public static let persistentStoreCoordinatorLocking = CocoaError.Code(rawValue: 132_010)
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133_000)
  public static let managedObjectExternalRelationship = CocoaError.Code(rawValue: 133_010)
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133_020)
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133_021)
  public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134_000)
  public static let persistentStoreTypeMismatch = CocoaError.Code(rawValue: 134_010)
  public static let persistentStoreIncompatibleSchema = CocoaError.Code(rawValue: 134_020)
  public static let persistentStoreSave = CocoaError.Code(rawValue: 134_030)
  public static let persistentStoreIncompleteSave = CocoaError.Code(rawValue: 134_040)
  public static let persistentStoreSaveConflicts = CocoaError.Code(rawValue: 134_050)
  public static let coreData = CocoaError.Code(rawValue: 134_060)
  public static let persistentStoreOperation = CocoaError.Code(rawValue: 134_070)
  public static let persistentStoreOpen = CocoaError.Code(rawValue: 134_080)
  public static let persistentStoreTimeout = CocoaError.Code(rawValue: 134_090)
  public static let persistentStoreUnsupportedRequestType = CocoaError.Code(rawValue: 134_091)
  public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(rawValue: 134_100)
  public static let migration = CocoaError.Code(rawValue: 134_110)
  public static let migrationConstraintViolation = CocoaError.Code(rawValue: 134_111)
  public static let migrationCancelled = CocoaError.Code(rawValue: 134_120)
  public static let migrationMissingSourceModel = CocoaError.Code(rawValue: 134_130)
  public static let migrationMissingMappingModel = CocoaError.Code(rawValue: 134_140)
  public static let migrationManagerSourceStore = CocoaError.Code(rawValue: 134_150)
  public static let migrationManagerDestinationStore = CocoaError.Code(rawValue: 134_160)
  public static let entityMigrationPolicy = CocoaError.Code(rawValue: 134_170)
  public static let sqlite = CocoaError.Code(rawValue: 134_180)
  public static let inferredMappingModel = CocoaError.Code(rawValue: 134_190)
  public static let externalRecordImport = CocoaError.Code(rawValue: 134_200)
  public static let persistentHistoryTokenExpired = CocoaError.Code(rawValue: 134_301)
}
