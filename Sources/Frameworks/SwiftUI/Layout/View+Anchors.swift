import UIKit

nonisolated extension View {
  @preconcurrency public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping @MainActor (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
    modifier(_AnchorPreferenceModifier(source: value) { transform($1) })
  }

  @preconcurrency public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping @MainActor (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
    modifier(
      _AnchorPreferenceModifier(source: value) { inner, anchor in
        var value = inner ?? K.defaultValue
        transform(&value, anchor)
        return value
      })
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }

  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }
}
