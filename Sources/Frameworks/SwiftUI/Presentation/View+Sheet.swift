extension View {
  @preconcurrency nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .sheet(AnyView(content())) } }
      .modifier(SheetPresentationModifier())
  }

  @preconcurrency nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let item = item
    return presenting { PresentationRequest(item, onDismiss: onDismiss) { .sheet(AnyView(content($0))) } }
      .modifier(SheetPresentationModifier())
  }

  @preconcurrency nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .cover(AnyView(content())) } }
      .modifier(SheetPresentationModifier())
  }

  @preconcurrency nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let item = item
    return presenting { PresentationRequest(item, onDismiss: onDismiss) { .cover(AnyView(content($0))) } }
      .modifier(SheetPresentationModifier())
  }

  nonisolated func presenting(
    _ request: @escaping @MainActor () -> PresentationRequest?
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: request))
  }
}

/// What `sheet` puts around a view, beside what presents it.
struct SheetPresentationModifier: UnseenModifier {}
