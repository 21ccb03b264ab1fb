import UIKit

/// A modifier that only changes the environment of its content.
nonisolated protocol EnvironmentModifier: PrimitiveModifier {
  @MainActor func apply(to environment: inout EnvironmentValues)
  /// Whether the modifier certainly does the same as another.
  @MainActor func isSame(as other: Self) -> Bool
}

@MainActor
extension EnvironmentModifier {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    EnvironmentModifierNode(view, context)
  }
}

@MainActor
final class EnvironmentModifierNode<Content: View, Modifier: EnvironmentModifier>: _Node<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private var changed: EnvironmentValues
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    changed = context.environment
    modifier.apply(to: &changed)
    changed = changed.withContents(context.environment.contents)
    content = Content._makeNode(
      view.content,
      _NodeContext(
        graph: context.graph, parent: context.parent, environment: changed, isLazy: context.isLazy))
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    if environment.identity != self.environment.identity || !modifier.isSame(as: view.modifier) {
      modifier = view.modifier
      renew(environment)
    }
    content.update(view.content, changed)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    renew(environment)
    content.updateEnvironment(changed)
  }

  private func renew(_ environment: EnvironmentValues) {
    self.environment = environment
    changed = environment
    modifier.apply(to: &changed)
    changed = changed.withContents(environment.contents)
  }
}

/// Changes one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  /// All that the closure depends on; nil where only the app knows it.
  var constant: Bool?

  func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }

  func isSame(as other: Self) -> Bool { constant != nil && constant == other.constant && keyPath == other.keyPath }
}

/// A reading of the environment that can be compared between two environments.
@MainActor
struct EnvironmentRead {
  let isSame: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
}

/// One value that was set, in front of those set further out.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(_ key: ObjectIdentifier, _ next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  var text: String { "" }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  private let type: Any.Type

  init(_ type: Any.Type, _ value: Value, _ next: EnvironmentEntry?) {
    self.value = value
    self.type = type
    super.init(ObjectIdentifier(type), next)
  }

  override var text: String { "\(type) = \(value)" }
}
