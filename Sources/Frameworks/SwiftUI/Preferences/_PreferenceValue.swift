/// The preference of a view, for what is drawn around it.
public struct _PreferenceValue<Key: PreferenceKey> {
  let memory: PreferenceMemory<Key>
}

/// What is made from the preference of another view.
public struct _PreferenceReadingView<Key: PreferenceKey, Content: View>: View {
  nonisolated(unsafe) let value: _PreferenceValue<Key>
  nonisolated(unsafe) let transform: (Key.Value) -> Content

  public nonisolated init(value: _PreferenceValue<Key>, transform: @escaping (Key.Value) -> Content) {
    self.value = value
    self.transform = transform
  }

  public var body: some View { transform(value.memory.location.value) }
}

/// A view that is made before the preference that it shows is known.
public struct _DelayedPreferenceView<Key: PreferenceKey, Content: View>: View {
  nonisolated(unsafe) let transform: (_PreferenceValue<Key>) -> Content
  @State private var memory = PreferenceMemory<Key>()

  public nonisolated init(transform: @escaping (_PreferenceValue<Key>) -> Content) { self.transform = transform }

  public var body: some View {
    transform(_PreferenceValue(memory: memory)).modifier(PreferenceWatchModifier(memory: memory))
  }
}

extension PreferenceKey {
  /// A view that can show the preference of its own content.
  nonisolated public static func _delay<T: View>(
    _ transform: @escaping (_PreferenceValue<Self>) -> T
  ) -> some View {
    _DelayedPreferenceView(transform: transform)
  }
}

/// What `overlayPreferenceValue` puts over a view.
public struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let alignment: Alignment
  nonisolated(unsafe) let transform: (Key.Value) -> Overlay
  @State private var memory = PreferenceMemory<Key>()

  nonisolated init(alignment: Alignment, transform: @escaping (Key.Value) -> Overlay) {
    self.alignment = alignment
    self.transform = transform
  }

  public func body(content: Content) -> some View {
    let shown = _PreferenceReadingView(value: _PreferenceValue(memory: memory), transform: transform)
    content.modifier(PreferenceWatchModifier(memory: memory))
      .modifier(_OverlayModifier(overlay: shown, alignment: alignment))
  }
}

/// What `backgroundPreferenceValue` puts behind a view.
public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let alignment: Alignment
  nonisolated(unsafe) let transform: (Key.Value) -> Overlay
  @State private var memory = PreferenceMemory<Key>()

  nonisolated init(alignment: Alignment, transform: @escaping (Key.Value) -> Overlay) {
    self.alignment = alignment
    self.transform = transform
  }

  public func body(content: Content) -> some View {
    let shown = _PreferenceReadingView(value: _PreferenceValue(memory: memory), transform: transform)
    content.modifier(PreferenceWatchModifier(memory: memory))
      .modifier(_BackgroundModifier(background: shown, alignment: alignment))
  }
}
