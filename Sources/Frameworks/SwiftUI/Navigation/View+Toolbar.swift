extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedContent<Self, _ToolbarModifier> {
    toolbar { ToolbarItem { content() } }
  }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier> {
    modifier(_ToolbarModifier(entries: content()._entries))
  }

  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> ModifiedContent<Self, _ToolbarModifier> {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> ModifiedContent<Self, _ToolbarModifier> {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> ModifiedContent<Self, _ToolbarModifier> {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
