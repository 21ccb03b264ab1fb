import Foundation

/// What `safeAreaInset` puts around a view: the two in a stack.
struct _InsetViewModifier<Inset: View>: ViewModifier {
  nonisolated(unsafe) let content: Inset
  let properties: SafeAreaInsetProperties
  nonisolated(unsafe) let layout: AnyLayout

  nonisolated init(content: Inset, properties: SafeAreaInsetProperties, layout: AnyLayout) {
    self.content = content
    self.properties = properties
    self.layout = layout
  }

  func body(content: Content) -> some View {
    layout {
      if properties.isFirst { self.content }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if !properties.isFirst { self.content }
    }
  }
}

/// Where the view lies that `safeAreaInset` adds.
struct SafeAreaInsetProperties: Equatable, Sendable {
  let regions: SafeAreaRegions
  let edge: Edge
  let spacing: CGFloat?

  var isFirst: Bool { edge == .top || edge == .leading }
}
