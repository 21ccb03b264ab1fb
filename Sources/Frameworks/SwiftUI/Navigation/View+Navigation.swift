import UIKit

nonisolated extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(Text(title))
  }

  public func navigationTitle(_ title: Text) -> ModifiedContent<Self, _NavigationItemModifier> {
    let string = title.plainString
    return item { $0.title = string }
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(_ title: Text) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(title)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationItemModifier> {
    item { item in
      item.largeTitleDisplayMode =
        switch displayMode {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
    }
  }

  public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    item { $0.hidesBackButton = hidesBackButton }.wished(NavigationBarBackButtonHiddenKey.self, hidesBackButton)
  }

  @preconcurrency public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, _DestinationModifier> {
    modifier(_DestinationModifier { value in (value.base as? D).map { AnyView(destination($0)) } })
  }

  @preconcurrency public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> some View {
    presenting { PresentationRequest(isPresented) { .push(AnyView(destination())) } }
      .modifier(
        ViewDestinationNavigationDestinationModifier(isPresented: isPresented) {
          MainActor.assuming(destination) { AnyView($0()) }
        })
  }

  private func item(
    _ configure: @escaping @MainActor (UINavigationItem) -> Void
  ) -> ModifiedContent<Self, _NavigationItemModifier> {
    modifier(_NavigationItemModifier(configure: configure))
  }
}

/// What `navigationDestination` puts around a view, beside what shows the page.
struct ViewDestinationNavigationDestinationModifier: UnseenModifier, CustomReflectable {
  let isPresented: Binding<Bool>
  let destination: () -> AnyView

  var customMirror: Mirror { Mirror(self, children: ["_isPresented": isPresented, "destination": destination()]) }
}
