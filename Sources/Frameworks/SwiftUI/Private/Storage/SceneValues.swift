/// The values that views keep in their scene, by their keys.
@MainActor
enum SceneValues {
  private static var locations: [String: AnyObject] = [:]

  /// The value of a key, which begins with the given one where it has none of this type.
  static func location<Value>(_ key: String, _ value: Value) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = StateLocation(value)
    locations[key] = made
    return made
  }
}
