import UIKit

/// See [UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable).
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// Nil for the size that UIKit gives the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Changes the size that UIKit gives the view, where `sizeThatFits` has none.
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}

  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    RepresentableNode(view, context, ViewAdapter<Self>())
  }
}

/// What the node of a view does with it.
private final class ViewAdapter<V: UIViewRepresentable>: RepresentableAdapter<V, V.UIViewType, V.Coordinator> {
  override func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(_ view: V, _ place: RepresentablePlace<V.Coordinator>) -> V.UIViewType {
    view.makeUIView(context: UIViewRepresentableContext(place: place))
  }

  override func update(_ view: V, _ made: V.UIViewType, _ place: RepresentablePlace<V.Coordinator>) {
    view.updateUIView(made, context: UIViewRepresentableContext(place: place))
  }

  override func dismantle(_ made: V.UIViewType, _ coordinator: V.Coordinator) {
    V.dismantleUIView(made, coordinator: coordinator)
  }

  override func shown(_ made: V.UIViewType) -> UIView { made }

  override func size(
    _ proposal: ProposedViewSize, _ view: V, _ made: V.UIViewType, _ place: RepresentablePlace<V.Coordinator>
  ) -> CGSize? {
    view.sizeThatFits(proposal, uiView: made, context: UIViewRepresentableContext(place: place))
  }

  override func adjust(_ size: inout CGSize, _ proposal: _ProposedSize, _ view: V, _ made: V.UIViewType) {
    view._overrideSizeThatFits(&size, in: proposal, uiView: made)
  }
}

/// See [UIViewRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
