extension View {
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented) { .alert(content().content) } }
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(item) { .alert(content($0).content) } }
  }

  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented) { .alert(content().content) } }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(item) { .alert(content($0).content) } }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> ModifiedContent<Self, _PresentationModifier> {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> ModifiedContent<Self, _PresentationModifier> {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> ModifiedContent<Self, _PresentationModifier> {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> ModifiedContent<Self, _PresentationModifier> {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> ModifiedContent<Self, _PresentationModifier> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting {
      PresentationRequest(isPresented) {
        .alert(
          AlertContent(
            title: title.plainString, message: AnyView(message()), actions: AnyView(actions())))
      }
    }
  }
}
