import UIKit

/// What `searchable` puts around a view.
struct _SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: String
  let presented: Binding<Bool>
  let scopes: SearchScopes?
  let tokens: [AnyView]

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    SearchNode(view, context)
  }
}

/// Without a navigation stack around the content or in it there is no bar, and no field.
private final class SearchNode<Content: View>: _Node<ModifiedContent<Content, _SearchModifier>>, StateDependent {
  private var modifier: _SearchModifier
  private let content: _Node<Content>
  private let search: PageSearch
  private var scopes: [_Node<AnyView>] = []
  private var tokens: [_Node<AnyView>] = []

  init(_ view: ModifiedContent<Content, _SearchModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    search = PageSearch()
    var inner = context.environment
    inner.outerSearch = search
    content = Content._makeNode(
      view.content, _NodeContext(graph: context.graph, parent: context.parent, environment: inner))
    super.init(context)
    if let item = environment.navigationItem { search.attach(to: item) }
    search.onChange = { [weak self] text in self?.write(text) }
    search.onSubmit = { [weak self] in self?.environment.searchAction?() }
    search.onPresent = { [weak self] in self?.present($0) }
    search.onFocus = { [weak self] in self?.environment.searchFocusTarget?.report($0) }
    search.onScope = { [weak self] in self?.choose($0) }
    revalidate()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _SearchModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, inner(environment))
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    content.updateEnvironment(inner(environment))
  }

  override func revalidate() {
    isInvalid = false
    let (text, isPresented, scope) = ViewGraph.reading(self) {
      (modifier.text.wrappedValue, modifier.presented.wrappedValue, modifier.scopes?.choice.get())
    }
    showScopes(scope)
    showTokens()
    search.show(text, modifier.prompt, isPresented: isPresented)
    followFocus()
  }

  /// The field gets the keyboard when it is there: after the update.
  private func followFocus() {
    guard let isWanted = ViewGraph.reading(self, { environment.searchFocusTarget?.isWanted() }) else { return }
    graph.afterUpdate { [weak self] in
      if let self, isAlive { search.focus(isWanted) }
    }
  }

  override func remove() {
    super.remove()
    for view in scopes + tokens { view.remove() }
    search.detach()
  }

  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.outerSearch = search
    return inner
  }

  private func write(_ text: String) {
    if modifier.text.wrappedValue != text { modifier.text.wrappedValue = text }
  }

  private func present(_ isPresented: Bool) {
    if modifier.presented.wrappedValue != isPresented { modifier.presented.wrappedValue = isPresented }
  }

  private func showScopes(_ selected: AnyHashable?) {
    let views = modifier.scopes?.views ?? []
    for scope in scopes { scope.remove() }
    scopes = views.map { AnyView._makeNode($0.view, childContext) }
    search.showScopes(scopes.map(\.plainText), selected: views.firstIndex { $0.tag == selected })
  }

  private func showTokens() {
    for token in tokens { token.remove() }
    tokens = modifier.tokens.map { AnyView._makeNode($0, childContext) }
    search.showTokens(tokens.map(\.plainText))
  }

  private func choose(_ index: Int) {
    guard let scopes = modifier.scopes, scopes.views.indices.contains(index) else { return }
    if let tag = scopes.views[index].tag { scopes.choice.set(tag) }
    invalidate()
  }
}

/// What a person may restrict a search to, and what is chosen.
struct SearchScopes {
  let content: AnyView
  let choice: TabChoice

  @MainActor var views: [ListedView] { ListedView.list(content) }
}

extension EnvironmentValues {
  private enum ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
  private enum TokensKey: EnvironmentKey { static var defaultValue: [AnyView] { [] } }
  private enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  private enum TextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
  private enum OuterKey: EnvironmentKey { static var defaultValue: PageSearch? { nil } }

  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  var searchTokens: [AnyView] {
    get { self[TokensKey.self] }
    set { self[TokensKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// The text that suggestions complete.
  var searchText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The search that stands around a navigation stack: its first page shows the field.
  var outerSearch: PageSearch? {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
}

/// A suggestion that completes what is searched for.
struct SearchCompletion<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let completion: String

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  @Environment(\.searchText) private var text

  var body: some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content
    }
  }
}
