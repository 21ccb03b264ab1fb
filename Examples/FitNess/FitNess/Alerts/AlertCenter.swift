import Foundation

/// Keeps the alerts that were posted, and tells of each new one.
class AlertCenter {
  static let instance = AlertCenter()

  let notificationCenter: NotificationCenter
  private(set) var alerts: [Alert] = []

  init(center: NotificationCenter = .default) {
    notificationCenter = center
  }

  var alertCount: Int {
    alerts.count
  }

  /// An alert that is there already is not posted again.
  func postAlert(alert: Alert) {
    guard !alerts.contains(alert) else { return }
    alerts.append(alert)
    notificationCenter.post(
      name: AlertNotification.name, object: self, userInfo: [AlertNotification.alertKey: alert])
  }

  func clearAlerts() {
    alerts.removeAll()
  }
}
