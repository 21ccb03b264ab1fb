import UIKit

nonisolated extension View {
  /// Counts for everything that its window, sheet or cover shows, bars and pages pushed above it included.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_ColorSchemeModifier(colorScheme: colorScheme)).wished(PreferredColorSchemeKey.self, colorScheme as Any)
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(_PresenterModifier { $0.isModalInPresentation = isDisabled })
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(
      _PresenterModifier { controller in
        let sorted = detents.sorted { $0.order < $1.order }
        guard let sheet = controller.sheetPresentationController, !sorted.isEmpty else { return }
        sheet.detents = sorted.map(\.detent)
      })
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, _PresenterModifier> {
    let selected = selection.wrappedValue
    return modifier(
      _PresenterModifier { controller in
        let sorted = detents.sorted { $0.order < $1.order }
        guard let sheet = controller.sheetPresentationController, !sorted.isEmpty else { return }
        sheet.detents = sorted.map(\.detent)
        sheet.selectedDetentIdentifier = selected.detent.identifier
      })
  }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(_PresenterModifier { $0.sheetPresentationController?.preferredCornerRadius = cornerRadius })
  }

  /// Sheets have no grabber: they are not dragged from one height to the next.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// Says something to the view controller that was presented with a view in it, whenever the view is on screen.
public struct _PresenterModifier: PrimitiveModifier {
  let apply: @MainActor (UIViewController) -> Void

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PresenterNode(view, context)
  }
}

private final class PresenterNode<Content: View>: _Node<ModifiedContent<Content, _PresenterModifier>> {
  private var modifier: _PresenterModifier
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _PresenterModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    applyLater()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _PresenterModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
    applyLater()
  }

  override func shownChanged() {
    super.shownChanged()
    applyLater()
  }

  private func applyLater() {
    guard graph.isShown else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, var outermost = self.graph.presenter else { return }
      while let parent = outermost.parent { outermost = parent }
      self.modifier.apply(outermost)
    }
  }
}
