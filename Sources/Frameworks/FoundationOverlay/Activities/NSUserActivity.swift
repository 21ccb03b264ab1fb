import Foundation

/// [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
///
/// As on a device that no other device is near and that indexes nothing: the eligibility is only kept.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var expirationDate: Date?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var supportsContinuationStreams = false
  /// The delegate of the current activity is asked at once.
  open var needsSave = false {
    didSet { if needsSave { saveIfCurrent() } }
  }
  open weak var delegate: (any NSUserActivityDelegate)?

  nonisolated(unsafe) private static weak var current: NSUserActivity?
  private var isInvalid = false

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Only the main thread may call this, as on iOS.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
    if needsSave { saveIfCurrent() }
  }

  open func resignCurrent() {
    if isCurrent { Self.current = nil }
  }

  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  private var isCurrent: Bool { Self.current === self }

  private func saveIfCurrent() {
    guard isCurrent else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}
