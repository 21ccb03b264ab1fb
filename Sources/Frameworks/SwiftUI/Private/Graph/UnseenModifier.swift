/// A modifier of which nothing is seen here: it says what the app asked for to those who look into its views.
nonisolated protocol UnseenModifier: EnvironmentModifier {}

@MainActor
extension UnseenModifier {
  func apply(to environment: inout EnvironmentValues) {}

  func isSame(as other: Self) -> Bool { true }
}

/// What is written on a view for the container around it, by the type that stands for the trait.
struct _TraitWritingModifier<Key>: UnseenModifier {
  let value: Any
}

enum ZIndexTraitKey {}

enum LayoutPriorityTraitKey {}

enum TagValueTraitKey {}

enum TabItemTraitKey {}

enum ListRowInsetsTraitKey {}

enum ListRowBackgroundTraitKey {}

enum ListItemTintTraitKey {}

enum PreviewDeviceTraitKey {}

enum PreviewDisplayNameTraitKey {}

enum PreviewLayoutTraitKey {}

/// What the page asks of what is around it, which Apple's say by preferences.
enum PageWish {
  struct _PreferenceWritingModifier<Key>: UnseenModifier {
    let value: Any
  }
}

enum PreferredColorSchemeKey {}

enum NavigationBarHiddenKey {}

enum NavigationBarBackButtonHiddenKey {}

enum StatusBarKey {}

struct TransactionalPreferenceModifier<Value, Key>: UnseenModifier {
  let value: Value
}

nonisolated extension View {
  /// Says what is written on the view, to those who look into it.
  func written<Key>(_ key: Key.Type, _ value: Any) -> ModifiedContent<Self, _TraitWritingModifier<Key>> {
    modifier(_TraitWritingModifier(value: value))
  }

  /// Says what the page asks for, to those who look into it.
  func wished<Key>(_ key: Key.Type, _ value: Any) -> ModifiedContent<Self, PageWish._PreferenceWritingModifier<Key>> {
    modifier(PageWish._PreferenceWritingModifier(value: value))
  }
}
