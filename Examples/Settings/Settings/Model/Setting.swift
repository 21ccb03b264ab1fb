struct Setting: Hashable {
  let name: String
  let category: SettingCategory
  var isEnabled: Bool
}
