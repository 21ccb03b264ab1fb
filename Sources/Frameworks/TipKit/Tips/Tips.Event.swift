import Foundation

extension Tips {
  /// See [Tips.Event](https://developer.apple.com/documentation/tipkit/tips/event).
  ///
  /// What is donated lasts as long as the process.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput, Sendable {
    /// See [Tips.Event.Donation](https://developer.apple.com/documentation/tipkit/tips/event/donation).
    public struct Donation: Sendable {
      public let date: Date
      public let info: DonationInfo
    }

    public let id: String

    public var value: Event<DonationInfo> { self }

    /// The oldest first.
    public var donations: [Donation] { EventStore.shared.donations(of: id).compactMap { $0 as? Donation } }

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    @_disfavoredOverload
    public init(id: String) { self.id = id }

    public func donate(_ donation: DonationInfo) async { sendDonation(donation) }

    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      EventStore.shared.add(Donation(date: Date(), info: donation), to: id)
      TipStore.didChange()
      completion?()
    }
  }

  /// See [EmptyDonation](https://developer.apple.com/documentation/tipkit/tips/emptydonation).
  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }

  /// See [Tips.DonationTimeRange](https://developer.apple.com/documentation/tipkit/tips/donationtimerange).
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval

    public static let minute = minutes(1)
    public static let hour = hours(1)
    public static let day = days(1)
    public static let week = weeks(1)

    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
    public static func hours(_ count: Int) -> DonationTimeRange { minutes(count * 60) }
    public static func days(_ count: Int) -> DonationTimeRange { hours(count * 24) }
    public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public func donate() async { sendDonation() }

  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// See [donatedWithin(_:)](https://developer.apple.com/documentation/swift/array/donatedwithin(_:)).
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let start = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= start }
  }
}

/// The donations of the process, by the identifiers of their events.
private final class EventStore: @unchecked Sendable {
  static let shared = EventStore()

  private let lock = NSLock()
  private var donations: [String: [Any]] = [:]

  func donations(of id: String) -> [Any] { lock.withLock { donations[id] ?? [] } }

  func add(_ donation: Any, to id: String) { lock.withLock { donations[id, default: []].append(donation) } }
}
