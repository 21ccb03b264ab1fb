enum SettingCategory: CaseIterable {
  case notifications
  case privacy
  case appearance

  var title: String {
    switch self {
    case .notifications: return "Notifications"
    case .privacy: return "Privacy"
    case .appearance: return "Appearance"
    }
  }
}
