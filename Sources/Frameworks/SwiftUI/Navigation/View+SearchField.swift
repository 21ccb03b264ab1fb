/// The field stands in the bar, wherever it is wanted.
nonisolated extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, presented: isPresented)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: prompt).searchSuggestions(suggestions)
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// See [SearchFieldPlacement](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Sendable {
  /// See [NavigationBarDrawerDisplayMode](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode).
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// See [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public enum SearchScopeActivation: Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// The search field stands in the bar at its full size.
nonisolated extension View {
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
}
