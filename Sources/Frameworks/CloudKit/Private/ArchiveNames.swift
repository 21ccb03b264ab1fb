/// The names that nested classes have in archives, where Foundation of Linux takes classes of the top level only.
enum ArchiveNames {
  private static let names: [(name: AnyClass, type: AnyClass)] = [
    (CKRecordID.self, CKRecord.ID.self),
    (CKReference.self, CKRecord.Reference.self),
    (CKRecordZoneID.self, CKRecordZone.ID.self),
    (CKQueryCursor.self, CKQueryOperation.Cursor.self),
    (CKOperationConfiguration.self, CKOperation.Configuration.self),
    (CKFetchRecordZoneChangesConfiguration.self, CKFetchRecordZoneChangesOperation.ZoneConfiguration.self),
    (CKNotificationInfo.self, CKSubscription.NotificationInfo.self),
    (CKNotificationID.self, CKNotification.ID.self),
    (CKShareParticipant.self, CKShare.Participant.self),
    (CKShareMetadata.self, CKShare.Metadata.self),
    (CKUserIdentityLookupInfo.self, CKUserIdentity.LookupInfo.self),
  ]

  fileprivate static func install() {
    for entry in names { NSKeyedUnarchiver.setClass(entry.type, forClassName: NSStringFromClass(entry.name)) }
  }
}

final class CKRecordID: NSObject {}
final class CKReference: NSObject {}
final class CKRecordZoneID: NSObject {}
final class CKQueryCursor: NSObject {}
final class CKOperationConfiguration: NSObject {}
final class CKFetchRecordZoneChangesConfiguration: NSObject {}
final class CKNotificationInfo: NSObject {}
final class CKNotificationID: NSObject {}
final class CKShareParticipant: NSObject {}
final class CKShareMetadata: NSObject {}
final class CKUserIdentityLookupInfo: NSObject {}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { ArchiveNames.install() }
