nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup { content() } }
  }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content(), id: nil)
  }

  func toolbar<Content: ToolbarContent>(_ content: Content, id: String?) -> some View {
    modifier(ToolbarModifier(content: content, id: id))
  }

  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// See [ToolbarPlacement](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  var isNavigationBar: Bool { self == .navigationBar || self == .automatic }
}

/// See [ToolbarRole](https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// See [ToolbarTitleDisplayMode](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode).
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What `toolbar` puts around a view.
struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
  nonisolated(unsafe) let content: Content
  let id: String?

  nonisolated init(content: Content, id: String?) {
    self.content = content
    self.id = id
  }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, node in
      environment.pageBar?.set(modifier.content._entries, of: node, environment.withoutAccessibility())
    } discard: { environment, node in
      environment.pageBar?.remove(node)
    }
  }
}

/// One view in a bar.
public struct _ToolbarEntry {
  let side: ToolbarItemPlacement.Side
  let view: AnyView
}

/// What the statements of a builder made.
struct ToolbarList: PrimitiveToolbarContent {
  private let make: @MainActor () -> [_ToolbarEntry]
  /// The contents that the entries are made of, where they are always the same.
  nonisolated(unsafe) let contents: Any?

  nonisolated init(of contents: Any? = nil, _ make: @escaping @MainActor () -> [_ToolbarEntry]) {
    self.make = make
    self.contents = contents
  }

  var _entries: [_ToolbarEntry] { make() }
}

/// Several contents, which are asked for their entries later.
struct ToolbarContents<each Content: ToolbarContent>: @unchecked Sendable {
  private let contents: (repeat each Content)

  init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

  /// The contents as one tuple.
  var tuple: Any {
    let contents: (repeat each Content) = contents
    return contents
  }

  @MainActor var entries: [_ToolbarEntry] {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each contents)._entries
    return entries
  }
}
