extension View {
  @preconcurrency nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .sheet(AnyView(content())) } }
  }

  @preconcurrency nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    nonisolated(unsafe) let item = item
    return presenting { PresentationRequest(item, onDismiss: onDismiss) { .sheet(AnyView(content($0))) } }
  }

  @preconcurrency nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .cover(AnyView(content())) } }
  }

  @preconcurrency nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    nonisolated(unsafe) let item = item
    return presenting { PresentationRequest(item, onDismiss: onDismiss) { .cover(AnyView(content($0))) } }
  }

  nonisolated func presenting(
    _ request: @escaping @MainActor () -> PresentationRequest?
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: request))
  }
}
