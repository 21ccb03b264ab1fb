/// See [Tips](https://developer.apple.com/documentation/tipkit/tips).
public enum Tips {
  /// See [Tips.Status](https://developer.apple.com/documentation/tipkit/tips/status).
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// See [Tips.InvalidationReason](https://developer.apple.com/documentation/tipkit/tips/invalidationreason).
  public enum InvalidationReason: String, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Lets tips be shown. What they are shown with lasts as long as the process.
  @MainActor public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipStore.shared.isConfigured = true
  }

  /// Throws once tips are configured, as on iOS.
  @MainActor public static func resetDatastore() throws {
    guard !TipStore.shared.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    TipStore.shared.reset()
  }

  @MainActor public static func showAllTipsForTesting() { TipStore.shared.isOverridden = true }

  @MainActor public static func hideAllTipsForTesting() { TipStore.shared.isOverridden = false }
}
