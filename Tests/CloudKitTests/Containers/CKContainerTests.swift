import CloudKit
import Testing

@Suite struct CKContainerTests {
  private let container = CKContainer(identifier: "iCloud.test")

  @Test("A container has its identifier and three databases")
  func databases() {
    #expect(container.containerIdentifier == "iCloud.test" && CKContainer.default() === CKContainer.default())
    #expect(container.privateCloudDatabase.databaseScope == .private)
    #expect(container.database(with: .public) === container.publicCloudDatabase)
    #expect(container.database(with: .shared).databaseScope == .shared)
  }

  @Test("There is no account, which is no error")
  func account() async throws {
    #expect(try await container.accountStatus() == .noAccount)
    let answer = await withCheckedContinuation { continuation in
      container.accountStatus { status, error in
        continuation.resume(returning: (status, error as? CKError, Thread.isMainThread))
      }
    }
    #expect(answer.0 == .noAccount && answer.1 == nil && !answer.2)
  }

  @Test("What needs an account fails")
  func refused() async {
    await #expect { try await container.userRecordID() } throws: { ($0 as? CKError)?.code == .notAuthenticated }
    let (user, code) = await withCheckedContinuation { continuation in
      container.fetchUserRecordID { user, error in
        continuation.resume(returning: (user, (error as? CKError)?.code))
      }
    }
    #expect(user == nil && code == .notAuthenticated)
    await #expect {
      _ = try await container.shareParticipant(forEmailAddress: "a@b.c")
    } throws: {
      ($0 as? CKError)?.code == .notAuthenticated
    }
  }
}
