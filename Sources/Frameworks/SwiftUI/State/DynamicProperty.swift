/// A property that the graph connects to its view's place before each evaluation of the body:
/// [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty).
@preconcurrency @MainActor
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
