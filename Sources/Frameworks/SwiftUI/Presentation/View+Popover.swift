import Foundation

/// A popover is a sheet, as on every iPhone.
extension View {
  @preconcurrency nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting { PresentationRequest(isPresented, onDismiss: nil) { .sheet(AnyView(content())) } }
      .modifier(PopoverPresentationModifier(attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top))
  }

  @preconcurrency nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let item = item
    return presenting { PresentationRequest(item, onDismiss: nil) { .sheet(AnyView(content($0))) } }
      .modifier(PopoverPresentationModifier(attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top))
  }

  /// An inspector is a sheet, as on every iPhone.
  @preconcurrency nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }

  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
    self
  }
}

/// See [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// See [Anchor.Source](https://developer.apple.com/documentation/swiftui/anchor/source).
  public enum Source: Equatable, Sendable {
    case bounds
    case rect(CGRect)
  }
}

/// What `popover` puts around a view, beside what presents it.
struct PopoverPresentationModifier: UnseenModifier {
  let attachmentAnchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
}
