/// A node for views of one type.
@MainActor
public class _Node<V: View>: _ViewNode {
  /// Takes the view's new value.
  func update(_ view: V, _ environment: EnvironmentValues) {
    fatalError("\(type(of: self)) does not update")
  }
}
