import UIKit

/// A change to a view that makes another view:
/// [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node for content with this modifier; modifiers of apps keep the default.
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    BodyModifierNode(view, context)
  }

  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// See [EmptyModifier](https://developer.apple.com/documentation/swiftui/emptymodifier).
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}

/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath && ValueMemory.areEqual(value, other.value) }
}

/// Stands for the modified view in the body of a modifier.
///
/// It holds nothing, as on iOS, where libraries that look into views make one themselves.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PlacedContent {
  nonisolated init() {}
}

/// A modifier that ends in nodes of its own instead of a body.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {}

@MainActor
extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}
