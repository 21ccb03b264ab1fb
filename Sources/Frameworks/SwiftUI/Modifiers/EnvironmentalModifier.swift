/// A modifier that becomes another one by the environment:
/// [EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier).
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    EnvironmentalModifierNode(view, context)
  }
}
