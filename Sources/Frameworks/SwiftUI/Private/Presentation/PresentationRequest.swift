/// What a modifier wants to have on screen, while it wants it.
@MainActor
struct PresentationRequest {
  enum Kind {
    case sheet(AnyView)
    case cover(AnyView)
    /// A page on the stack of the navigation around the modifier.
    case push(AnyView)
    case alert(AlertContent)
  }

  /// Another identifier is another presentation.
  let id: AnyHashable
  let kind: Kind
  /// Writes to the binding that nothing is wanted any more.
  let withdraw: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?

  /// The contents of the page, where it is one.
  var page: AnyView? {
    switch kind {
    case .sheet(let view), .cover(let view), .push(let view): view
    case .alert: nil
    }
  }
}

extension PresentationRequest {
  /// What is wanted while a binding is true.
  init?(
    _ isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, _ kind: @MainActor () -> Kind
  ) {
    guard isPresented.wrappedValue else { return nil }
    self.init(id: true, kind: kind(), withdraw: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// What is wanted while a binding has a value.
  init?<Item: Identifiable>(
    _ item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil, _ kind: @MainActor (Item) -> Kind
  ) {
    guard let value = item.wrappedValue else { return nil }
    self.init(
      id: AnyHashable(value.id), kind: kind(value), withdraw: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
