import UIKit

/// What `searchable` puts around a view.
public struct _SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: String

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    SearchNode(view, context)
  }
}

private final class SearchNode<Content: View>: _Node<ModifiedContent<Content, _SearchModifier>>, StateDependent {
  private var modifier: _SearchModifier
  private let content: _Node<Content>
  private let search = PageSearch()

  init(_ view: ModifiedContent<Content, _SearchModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    guard let item = environment.navigationItem else {
      fatalError("searchable outside of a navigation stack's page is not supported: put it inside")
    }
    item.searchController = search.controller
    search.onChange = { [weak self] text in self?.modifier.text.wrappedValue = text }
    search.onSubmit = { [weak self] in self?.environment.searchAction?() }
    revalidate()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _SearchModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    search.show(ViewGraph.reading(self) { modifier.text.wrappedValue }, modifier.prompt)
  }

  override func remove() {
    super.remove()
    if environment.navigationItem?.searchController === search.controller {
      environment.navigationItem?.searchController = nil
    }
  }
}
