/// See [UNNotificationSettings](https://developer.apple.com/documentation/usernotifications/unnotificationsettings).
///
/// What the app asked for is on when it was granted.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open private(set) var authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  open var soundSetting: UNNotificationSetting { setting(.sound) }

  open var badgeSetting: UNNotificationSetting { setting(.badge) }

  open var alertSetting: UNNotificationSetting { setting(.alert) }

  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }

  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }

  open var carPlaySetting: UNNotificationSetting { .notSupported }

  open var criticalAlertSetting: UNNotificationSetting { .notSupported }

  open var announcementSetting: UNNotificationSetting { .notSupported }

  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }

  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }

  open var showPreviewsSetting: UNShowPreviewsSetting { .always }

  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    [.authorized, .provisional].contains(authorizationStatus) && options.contains(option) ? .enabled : .disabled
  }
}
