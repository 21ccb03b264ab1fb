import UIKit

/// See [UIViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// Nil for the size that UIKit gives the view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// Changes the size that UIKit gives the view, where `sizeThatFits` has none.
  func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
  ) {}

  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    RepresentableNode(view, context, ControllerAdapter<Self>())
  }
}

/// What the node of a view controller does with it.
private final class ControllerAdapter<V: UIViewControllerRepresentable>: RepresentableAdapter<
  V, V.UIViewControllerType, V.Coordinator
>
{
  override func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(_ view: V, _ place: RepresentablePlace<V.Coordinator>) -> V.UIViewControllerType {
    view.makeUIViewController(context: UIViewControllerRepresentableContext(place: place))
  }

  override func update(_ view: V, _ made: V.UIViewControllerType, _ place: RepresentablePlace<V.Coordinator>) {
    view.updateUIViewController(made, context: UIViewControllerRepresentableContext(place: place))
  }

  override func dismantle(_ made: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    V.dismantleUIViewController(made, coordinator: coordinator)
  }

  override func shown(_ made: V.UIViewControllerType) -> UIView { made.view }

  override func controller(_ made: V.UIViewControllerType) -> UIViewController? { made }

  override func size(
    _ proposal: ProposedViewSize, _ view: V, _ made: V.UIViewControllerType,
    _ place: RepresentablePlace<V.Coordinator>
  ) -> CGSize? {
    view.sizeThatFits(
      proposal, uiViewController: made, context: UIViewControllerRepresentableContext(place: place))
  }

  override func adjust(_ size: inout CGSize, _ proposal: _ProposedSize, _ view: V, _ made: V.UIViewControllerType) {
    view._overrideSizeThatFits(&size, in: proposal, uiViewController: made)
  }
}

/// See [UIViewControllerRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let place: RepresentablePlace<Representable.Coordinator>

  public var coordinator: Representable.Coordinator { place.coordinator }

  public var environment: EnvironmentValues { place.environment }

  /// Changes take no time, so there is nothing to say of them.
  public var transaction: Transaction { Transaction() }

  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
