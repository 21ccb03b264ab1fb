import CoreTransferable
import FoundationOverlay
import UniformTypeIdentifiers

/// A finger that is held down lifts the view, and drags it when it moves. No preview of it is shown.
nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragEffect(provider: data))
  }

  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }

  /// Without an action nothing is dragged; a drag for which the action has nothing carries nothing.
  @ViewBuilder public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    if let action { onDrag { action() ?? NSItemProvider() } } else { self }
  }

  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragEffect {
        let provider = NSItemProvider()
        nonisolated(unsafe) let value = payload()
        provider.register(value)
        return provider
      })
  }

  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }
}

nonisolated extension View {
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropEffect(types: supportedContentTypes.map(\.identifier), delegate: delegate))
  }

  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    onDrop(of: T.importedContentTypes(), delegate: TransferDrop<T>(isTargeted: isTargeted, action: action))
  }
}

/// The same for types by their names.
nonisolated extension View {
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropEffect(types: supportedTypes, delegate: delegate))
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}
