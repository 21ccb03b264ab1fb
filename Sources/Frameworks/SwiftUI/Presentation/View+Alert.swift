nonisolated extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let content = isPresented.wrappedValue ? content().content : nil
    return presenting { content.flatMap { content in PresentationRequest(isPresented) { .alert(content) } } }
      .modifier(AlertTransformModifier())
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    nonisolated(unsafe) let item = item
    let content = item.wrappedValue.map { content($0).content }
    return presenting { content.flatMap { content in PresentationRequest(item) { _ in .alert(content) } } }
      .modifier(AlertTransformModifier())
  }

  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let content = isPresented.wrappedValue ? content().content : nil
    return presenting { content.flatMap { content in PresentationRequest(isPresented) { .alert(content) } } }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    nonisolated(unsafe) let item = item
    let content = item.wrappedValue.map { content($0).content }
    return presenting { content.flatMap { content in PresentationRequest(item) { _ in .alert(content) } } }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presentingAlert(title, isPresented, actions: actions(), message: EmptyView())
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentingAlert(title, isPresented, actions: actions(), message: message())
  }

  func presentingAlert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, actions: A, message: M
  ) -> some View {
    nonisolated(unsafe) let actions = actions
    nonisolated(unsafe) let message = message
    return presenting {
      PresentationRequest(isPresented) {
        .alert(AlertContent(title: title.plainString, message: AnyView(message), actions: AnyView(actions)))
      }
    }
    .modifier(AlertModifier(title: title, isPresented: isPresented, message: message, actions: actions))
  }
}

/// What `alert` puts around a view, beside what presents it.
struct AlertModifier<Message, Actions>: UnseenModifier {
  let title: Text
  let isPresented: Binding<Bool>
  let message: Message
  let actions: Actions
}

/// What `alert` with an `Alert` puts around a view, beside what presents it.
struct AlertTransformModifier: UnseenModifier {}
