extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .sheet(AnyView(content())) } }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(item, onDismiss: onDismiss) { .sheet(AnyView(content($0))) } }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(isPresented, onDismiss: onDismiss) { .cover(AnyView(content())) } }
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting { PresentationRequest(item, onDismiss: onDismiss) { .cover(AnyView(content($0))) } }
  }

  func presenting(
    _ request: @escaping @MainActor () -> PresentationRequest?
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: request))
  }
}
