/// See [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public enum SearchScopeActivation: Sendable {
  case automatic, onTextEntry, onSearchPresentation
}
