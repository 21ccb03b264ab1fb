/// A modifier that only changes the environment of its content.
@preconcurrency @MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  func apply(to environment: inout EnvironmentValues)
  /// Whether the modifier certainly does the same as another.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    EnvironmentModifierNode(view, context)
  }
}
