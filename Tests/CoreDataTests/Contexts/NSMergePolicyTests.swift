import CoreData
import Testing

@MainActor @Suite("Merge policies")
struct NSMergePolicyTests {
  /// A book of 100 pages that somebody else has changed since it was read, in another property and in the same.
  private struct Conflict {
    let library: Library
    let book: Book

    init(_ kind: Library.Kind, policy: NSMergePolicy) throws {
      library = try Library(kind)
      book = library.book("Draft")
      try library.context.save()
      library.context.mergePolicy = policy
      let other = library.makeContext()
      try other.performAndWait {
        let twin = try #require(try other.existingObject(with: book.objectID) as? Book)
        twin.title = "Theirs"
        twin.pages = 200
        try other.save()
      }
      book.title = "Ours"
    }

    func stored() throws -> String {
      let other = library.makeContext()
      return try other.performAndWait {
        let twin = try #require(try other.existingObject(with: book.objectID) as? Book)
        return "\(twin.title ?? "") \(twin.pages)"
      }
    }

    var seen: String { "\(book.title ?? "") \(book.pages)" }
  }

  @Test("By default a save fails, and says what stood against what", arguments: Library.Kind.allCases)
  func error(_ kind: Library.Kind) throws {
    let conflict = try Conflict(kind, policy: .error)
    let error = try #require(#expect(throws: NSError.self) { try conflict.library.context.save() })
    #expect(error.domain == NSCocoaErrorDomain && error.code == 133_020)
    let found = try #require((error.userInfo["conflictList"] as? [NSMergeConflict])?.first)
    #expect(found.sourceObject === conflict.book)
    #expect((found.oldVersionNumber, found.newVersionNumber) == (1, 2))
    #expect(found.objectSnapshot?["title"] as? String == "Ours")
    #expect(found.cachedSnapshot?["title"] as? String == "Draft")
    #expect(found.persistedSnapshot?["pages"] as? Int == 200)
    #expect(conflict.library.context.hasChanges && conflict.seen == "Ours 100")
    #expect(try conflict.stored() == "Theirs 200")
  }

  @Test(
    "The others decide between what is stored and what is not",
    arguments: [
      (NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType, "Theirs 200"),
      (.mergeByPropertyObjectTrumpMergePolicyType, "Ours 200"),
      (.overwriteMergePolicyType, "Ours 100"),
      (.rollbackMergePolicyType, "Theirs 200"),
    ], Library.Kind.allCases)
  func policies(_ expected: (policy: NSMergePolicyType, text: String), _ kind: Library.Kind) throws {
    let conflict = try Conflict(kind, policy: NSMergePolicy(merge: expected.policy))
    try conflict.library.context.save()
    #expect(conflict.seen == expected.text)
    #expect(try conflict.stored() == expected.text)
    #expect(!conflict.library.context.hasChanges)
  }

  @Test("An object that somebody else has deleted", arguments: Library.Kind.allCases)
  func deleted(_ kind: Library.Kind) throws {
    for policy in [NSMergePolicy.error, .overwrite, .mergeByPropertyStoreTrump] {
      let library = try Library(kind)
      let book = library.book("Draft")
      try library.context.save()
      library.context.mergePolicy = policy
      let other = library.makeContext()
      try other.performAndWait {
        other.delete(try other.existingObject(with: book.objectID))
        try other.save()
      }
      book.title = "Ours"
      if policy === NSMergePolicy.error {
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == 133_020)
      } else {
        try library.context.save()
      }
      let left = try library.makeContext().performAndWaitCount()
      #expect(left == (policy === NSMergePolicy.overwrite ? 1 : 0))
    }
  }

  @Test("A policy of the app's is asked, and may pass the question on", arguments: Library.Kind.allCases)
  func ownPolicy(_ kind: Library.Kind) throws {
    let policy = CountingPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let conflict = try Conflict(kind, policy: policy)
    try conflict.library.context.save()
    #expect(policy.count == 1 && conflict.seen == "Ours 200")
  }
}

private final class CountingPolicy: NSMergePolicy, @unchecked Sendable {
  var count = 0

  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    count += list.count
    try super.resolve(optimisticLockingConflicts: list)
  }
}

extension NSManagedObjectContext {
  fileprivate func performAndWaitCount() throws -> Int {
    try performAndWait { try count(for: Book.fetchRequest()) }
  }
}
