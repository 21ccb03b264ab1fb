import CloudKit
import Testing

@Suite struct CKErrorTests {
  @Test("Errors are told by their codes, also as errors of Foundation")
  func codes() {
    #expect(CKError(_nsError: NSError(domain: CKErrorDomain, code: 11)).code == .unknownItem)
    #expect((CKError(.zoneNotFound) as NSError).domain == "CKErrorDomain" && CKError.zoneNotFound.rawValue == 26)
    do {
      throw CKError(.networkFailure)
    } catch CKError.networkFailure {
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("What an error knows more is read from it")
  func details() throws {
    let server = CKRecord(recordType: "Note")
    let client = CKRecord(recordType: "Note")
    let conflict = CKError(
      .serverRecordChanged,
      userInfo: [CKRecordChangedErrorServerRecordKey: server, CKRecordChangedErrorClientRecordKey: client])
    #expect(conflict.serverRecord === server && conflict.clientRecord === client && conflict.ancestorRecord == nil)
    let partial = CKError(
      .partialFailure,
      userInfo: [CKPartialErrorsByItemIDKey: [server.recordID: CKError(.limitExceeded)] as [AnyHashable: any Error]])
    let errors = try #require(partial.partialErrorsByItemID)
    #expect((errors[server.recordID] as? CKError)?.code == .limitExceeded)
    #expect(CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: 3.5]).retryAfterSeconds == 3.5)
    #expect(CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: NSNumber(value: 3)]).retryAfterSeconds == 3)
    #expect(CKError(.requestRateLimited).retryAfterSeconds == nil)
  }
}
