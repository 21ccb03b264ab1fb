extension CKDatabase {
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw error(reading: true) }

  public func allRecordZones() async throws -> [CKRecordZone] { throw error(reading: true) }

  @discardableResult
  public func deleteRecordZone(
    withID zoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID { throw error(reading: false) }

  public func fetch(
    withRecordZoneIDs zoneIDs: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKRecordZone.ID: Result<CKRecordZone, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(error(reading: true)))
  }

  public func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] { throw error(reading: true) }

  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
            deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(error(reading: false)))
  }

  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw error(reading: false) }
}
