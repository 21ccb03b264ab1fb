// What apps use of SwiftUI's own way to take a view apart, from before `Group(subviews:)` came. It has no public pages.

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view; where it lists several, they stay several here.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is as many views as it lists.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    Group(subviews: content) { subviews in root.body(children: _VariadicView_Children(subviews: subviews)) }
  }
}

/// The views of a content, each of which can be shown.
nonisolated public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  nonisolated public struct Element: View, Identifiable {
    let subview: Subview

    public var id: AnyHashable { subview.listed.id }

    @MainActor public var body: some View { subview }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  @MainActor public var body: some View { subviews }
}
