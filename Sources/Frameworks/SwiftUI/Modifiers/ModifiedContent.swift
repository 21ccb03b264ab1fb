/// A value with a modifier: [ModifiedContent](https://developer.apple.com/documentation/swiftui/modifiedcontent).
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inline(__always)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { fatalError("ModifiedContent has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  @inline(__always)
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewList where Content: View, Modifier: ViewModifier {
  var listedViews: [ListedView] {
    let views = ListedView.list(content)
    return views.map { view in
      var view = view
      if let trait = modifier as? any ListedTrait {
        trait.write(to: &view)
      } else if views.count == 1 {
        view.view = AnyView(self)
      } else {
        view.view = AnyView(view.view.modifier(modifier))
      }
      return view
    }
  }
}
