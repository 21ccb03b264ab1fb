/// The preference that a decoration is made from.
@MainActor
final class PreferenceMemory<Key: PreferenceKey> {
  let location = StateLocation(Key.defaultValue)
}
