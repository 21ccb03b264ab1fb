import Foundation

/// Verifies the mocks that outlive their test, as properties of a test case do.
///
/// Whoever runs the tests of XCTest says that one ends, by a notification, as long as failures still belong to it.
final class EndOfTest: @unchecked Sendable {
  private struct Entry {
    weak var expectations: MockExpectations?
  }

  static let shared = EndOfTest()

  private let living = Guarded<[Entry]>([])
  private var observer: (any NSObjectProtocol)?

  static let name = Notification.Name("TestDoubles.testWillEnd")

  private init() {
    observer = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { [weak self] _ in
      self?.verify()
    }
    #if canImport(ObjectiveC)
      TestCaseObserver.start()
    #endif
  }

  func add(_ expectations: MockExpectations) {
    living.use { living in
      living.removeAll { $0.expectations == nil }
      living.append(Entry(expectations: expectations))
    }
  }

  private func verify() {
    let ended = living.use { living in
      defer { living = [] }
      return living.compactMap(\.expectations)
    }
    for expectations in ended { expectations.verify() }
    StaticDoubles.reset()
  }
}
