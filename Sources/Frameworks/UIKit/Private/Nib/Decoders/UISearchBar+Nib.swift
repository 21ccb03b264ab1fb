extension UISearchBar {
  func decodeSearchBar(_ values: NibValues) {
    if let text = values.text("text") { self.text = text }
    if let text = values.text("placeholder") { placeholder = text }
    if let text = values.text("prompt") { prompt = text }
    if let shows = values.bool("showsCancelButton") { showsCancelButton = shows }
    if let shows = values.bool("showsBookmarkButton") { showsBookmarkButton = shows }
    if let translucent = values.bool("translucent") { isTranslucent = translucent }
    if let style = values.word(
      "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal])
    {
      searchBarStyle = style
    }
    if let style = values.barStyle { barStyle = style }
    if let color = values.color("barTintColor") { barTintColor = color }
    let titles = values.element.list("scopeButtonTitles").filter { $0.name == "string" }.map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
    if let shows = values.bool("showsScopeBar") { showsScopeBar = shows }
  }
}
