/// Parts by name, where those who look into a view expect a value that there is none of here.
///
/// Libraries that test views look into them by reflection and name what Apple's have inside; the folder `Reflection`
/// says it of ours. The names are those that ViewInspector asks for.
struct ReflectedParts: CustomReflectable {
  let customMirror: Mirror

  init(_ parts: KeyValuePairs<String, Any>) { customMirror = Mirror(EmptyView(), children: parts) }

  init(_ mirror: Mirror) { customMirror = mirror }
}

/// An action without an actor in its type, as those who look for it expect it.
func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  { MainActor.assumeIsolated(action) }
}

/// The same of an action that is told a value.
func unisolated<Value>(_ action: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
  { MainActor.assuming($0) { action($0) } }
}
