import Foundation
import FoundationOverlay
import Testing

@Suite("Coordinated files")
struct NSFileCoordinatorTests {
  private final class Presenter: NSFilePresenter {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    nonisolated(unsafe) var changes = 0
    nonisolated(unsafe) var place: URL?

    init(_ url: URL) { presentedItemURL = url }
    func presentedItemDidChange() { changes += 1 }
    func presentedItemDidMove(to newURL: URL) { place = newURL }
  }

  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("A presenter is told of what others write and move, not of its own")
  func presenters() {
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var written: URL?
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: &error) { written = $0 }
    NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: url, error: &error) { _ in }
    NSFileCoordinator().item(at: url, didMoveTo: url.appendingPathExtension("new"))
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(error == nil)
    #expect(written == url)
    #expect(presenter.changes == 1)
    #expect(presenter.place == url.appendingPathExtension("new"))
  }

  @Test("Writers take turns, and a cancelled coordinator calls nobody")
  func turns() {
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in count += 1 }
    }
    #expect(count == 100)
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: url, error: &error) { _ in count += 1 }
    #expect(count == 100)
    #expect(error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test("A file has its current version")
  func versions() throws {
    #expect(NSFileVersion.currentVersionOfItem(at: url) == nil)
    try Data([1]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let version = try #require(NSFileVersion.currentVersionOfItem(at: url))
    #expect(version.modificationDate != nil)
    #expect(!version.isConflict)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: url)?.isEmpty == true)
  }
}
