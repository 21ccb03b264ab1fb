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

/// https://developer.apple.com/documentation/coredata/nsmanagedobjectvalidationerror
public let NSManagedObjectValidationError = 1550
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectconstraintvalidationerror
public let NSManagedObjectConstraintValidationError = 1551
/// https://developer.apple.com/documentation/coredata/nsvalidationmultipleerrorserror
public let NSValidationMultipleErrorsError = 1560
/// https://developer.apple.com/documentation/coredata/nsvalidationmissingmandatorypropertyerror
public let NSValidationMissingMandatoryPropertyError = 1570
/// https://developer.apple.com/documentation/coredata/nsvalidationrelationshiplacksminimumcounterror
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// https://developer.apple.com/documentation/coredata/nsvalidationrelationshipexceedsmaximumcounterror
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// https://developer.apple.com/documentation/coredata/nsvalidationrelationshipdenieddeleteerror
public let NSValidationRelationshipDeniedDeleteError = 1600
/// https://developer.apple.com/documentation/coredata/nsvalidationnumbertoolargeerror
public let NSValidationNumberTooLargeError = 1610
/// https://developer.apple.com/documentation/coredata/nsvalidationnumbertoosmallerror
public let NSValidationNumberTooSmallError = 1620
/// https://developer.apple.com/documentation/coredata/nsvalidationdatetoolateerror
public let NSValidationDateTooLateError = 1630
/// https://developer.apple.com/documentation/coredata/nsvalidationdatetoosoonerror
public let NSValidationDateTooSoonError = 1640
/// https://developer.apple.com/documentation/coredata/nsvalidationinvaliddateerror
public let NSValidationInvalidDateError = 1650
/// https://developer.apple.com/documentation/coredata/nsvalidationstringtoolongerror
public let NSValidationStringTooLongError = 1660
/// https://developer.apple.com/documentation/coredata/nsvalidationstringtooshorterror
public let NSValidationStringTooShortError = 1670
/// https://developer.apple.com/documentation/coredata/nsvalidationstringpatternmatchingerror
public let NSValidationStringPatternMatchingError = 1680
/// https://developer.apple.com/documentation/coredata/nsvalidationinvalidurierror
public let NSValidationInvalidURIError = 1690
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextlockingerror
public let NSManagedObjectContextLockingError = 132_000
/// https://developer.apple.com/documentation/coredata/nspersistentstorecoordinatorlockingerror
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectreferentialintegrityerror
public let NSManagedObjectReferentialIntegrityError = 133_000
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectexternalrelationshiperror
public let NSManagedObjectExternalRelationshipError = 133_010
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectmergeerror
public let NSManagedObjectMergeError = 133_020
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectconstraintmergeerror
public let NSManagedObjectConstraintMergeError = 133_021
/// https://developer.apple.com/documentation/coredata/nspersistentstoreinvalidtypeerror
public let NSPersistentStoreInvalidTypeError = 134_000
/// https://developer.apple.com/documentation/coredata/nspersistentstoretypemismatcherror
public let NSPersistentStoreTypeMismatchError = 134_010
/// https://developer.apple.com/documentation/coredata/nspersistentstoreincompatibleschemaerror
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// https://developer.apple.com/documentation/coredata/nspersistentstoresaveerror
public let NSPersistentStoreSaveError = 134_030
/// https://developer.apple.com/documentation/coredata/nspersistentstoreincompletesaveerror
public let NSPersistentStoreIncompleteSaveError = 134_040
/// https://developer.apple.com/documentation/coredata/nspersistentstoresaveconflictserror
public let NSPersistentStoreSaveConflictsError = 134_050
/// https://developer.apple.com/documentation/coredata/nscoredataerror
public let NSCoreDataError = 134_060
/// https://developer.apple.com/documentation/coredata/nspersistentstoreoperationerror
public let NSPersistentStoreOperationError = 134_070
/// https://developer.apple.com/documentation/coredata/nspersistentstoreopenerror
public let NSPersistentStoreOpenError = 134_080
/// https://developer.apple.com/documentation/coredata/nspersistentstoretimeouterror
public let NSPersistentStoreTimeoutError = 134_090
/// https://developer.apple.com/documentation/coredata/nspersistentstoreunsupportedrequesttypeerror
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// https://developer.apple.com/documentation/coredata/nspersistentstoreincompatibleversionhasherror
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// https://developer.apple.com/documentation/coredata/nsmigrationerror
public let NSMigrationError = 134_110
/// https://developer.apple.com/documentation/coredata/nsmigrationconstraintviolationerror
public let NSMigrationConstraintViolationError = 134_111
/// https://developer.apple.com/documentation/coredata/nsmigrationcancellederror
public let NSMigrationCancelledError = 134_120
/// https://developer.apple.com/documentation/coredata/nsmigrationmissingsourcemodelerror
public let NSMigrationMissingSourceModelError = 134_130
/// https://developer.apple.com/documentation/coredata/nsmigrationmissingmappingmodelerror
public let NSMigrationMissingMappingModelError = 134_140
/// https://developer.apple.com/documentation/coredata/nsmigrationmanagersourcestoreerror
public let NSMigrationManagerSourceStoreError = 134_150
/// https://developer.apple.com/documentation/coredata/nsmigrationmanagerdestinationstoreerror
public let NSMigrationManagerDestinationStoreError = 134_160
/// https://developer.apple.com/documentation/coredata/nsentitymigrationpolicyerror
public let NSEntityMigrationPolicyError = 134_170
/// https://developer.apple.com/documentation/coredata/nssqliteerror
public let NSSQLiteError = 134_180
/// https://developer.apple.com/documentation/coredata/nsinferredmappingmodelerror
public let NSInferredMappingModelError = 134_190
/// https://developer.apple.com/documentation/coredata/nsexternalrecordimporterror
public let NSExternalRecordImportError = 134_200
/// https://developer.apple.com/documentation/coredata/nspersistenthistorytokenexpirederror
public let NSPersistentHistoryTokenExpiredError = 134_301
