import FoundationOverlay

/// See [AlertConfiguration](https://developer.apple.com/documentation/activitykit/alertconfiguration).
public struct AlertConfiguration: Sendable {
  /// See [AlertConfiguration.AlertSound](https://developer.apple.com/documentation/activitykit/alertconfiguration/alertsound).
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }

    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
