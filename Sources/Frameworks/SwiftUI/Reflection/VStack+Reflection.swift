import Foundation

extension VStack: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofTree(self, root: ["alignment": alignment, "spacing": spacing as Any], content)
  }
}

extension HStack: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofTree(self, root: ["alignment": alignment, "spacing": spacing as Any], content)
  }
}

extension ZStack: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofTree(self, root: ["alignment": alignment], content) }
}

extension LazyVStack: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofLazyStack(self, alignment, spacing, pinnedViews, content) }
}

extension LazyHStack: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofLazyStack(self, alignment, spacing, pinnedViews, content) }
}

extension Grid: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofTree(
      self,
      root: [
        "alignment": alignment, "horizontalSpacing": horizontalSpacing as Any,
        "verticalSpacing": verticalSpacing as Any,
      ], content)
  }
}

extension ViewThatFits: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofTree(self, root: ["axes": axes], content) }
}

extension LazyVGrid: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofTree(
      self, called: "tree",
      root: ["columns": columns, "alignment": alignment, "spacing": spacing as Any, "pinnedViews": pinnedViews],
      content)
  }
}

extension LazyHGrid: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofTree(
      self, called: "tree",
      root: ["rows": rows, "alignment": alignment, "spacing": spacing as Any, "pinnedViews": pinnedViews], content)
  }
}

extension Mirror {
  /// Apple's stacks have a layout with a content in them.
  fileprivate static func ofTree<Content>(
    _ view: some Any, called name: String = "_tree", root: KeyValuePairs<String, Any>, _ content: Content
  ) -> Mirror {
    Mirror(view, children: [name: ReflectedParts(["root": ReflectedParts(root), "content": content])])
  }

  fileprivate static func ofLazyStack<Content>(
    _ view: some Any, _ alignment: some Any, _ spacing: CGFloat?, _ pinnedViews: PinnedScrollableViews,
    _ content: Content
  ) -> Mirror {
    let base = ReflectedParts(["alignment": alignment, "spacing": spacing as Any])
    return ofTree(view, called: "tree", root: ["base": base, "pinnedViews": pinnedViews], content)
  }
}
