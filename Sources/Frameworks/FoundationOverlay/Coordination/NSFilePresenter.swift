import Foundation

/// [NSFilePresenter](https://developer.apple.com/documentation/foundation/nsfilepresenter)
///
/// Those of a folder hear nothing of the files in it, and nobody hears of versions, of iCloud and of its attributes.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func accommodatePresentedItemEviction(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func presentedItemDidMove(to newURL: URL)
  func presentedItemDidChange()
  func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
  var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
  func presentedItemDidGain(_ version: NSFileVersion)
  func presentedItemDidLose(_ version: NSFileVersion)
  func presentedItemDidResolveConflict(_ version: NSFileVersion)
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  func presentedSubitem(at url: URL, didGain version: NSFileVersion)
  func presentedSubitem(at url: URL, didLose version: NSFileVersion)
  func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }

  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
  }

  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  public func accommodatePresentedItemEviction(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }

  /// All that there are.
  public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> {
    [
      .isUbiquitousItemKey, .ubiquitousItemHasUnresolvedConflictsKey, .ubiquitousItemIsDownloadingKey,
      .ubiquitousItemIsUploadedKey, .ubiquitousItemIsUploadingKey, .ubiquitousItemDownloadingStatusKey,
      .ubiquitousItemDownloadingErrorKey, .ubiquitousItemUploadingErrorKey, .ubiquitousItemDownloadRequestedKey,
      .ubiquitousItemContainerDisplayNameKey,
    ]
  }

  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
  public func presentedItemDidGain(_ version: NSFileVersion) {}
  public func presentedItemDidLose(_ version: NSFileVersion) {}
  public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
  public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
  public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}
