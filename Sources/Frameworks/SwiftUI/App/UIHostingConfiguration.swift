import UIKit

/// See [UIHostingConfiguration](https://developer.apple.com/documentation/swiftui/uihostingconfiguration).
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: @preconcurrency UIContentConfiguration {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let background: Background
  private var insets: EdgeInsets
  private var minWidth: CGFloat?
  private var minHeight: CGFloat?

  nonisolated private init(content: Content, background: Background, insets: EdgeInsets) {
    self.content = content
    self.background = background
    self.insets = insets
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets)
    (copy.minWidth, copy.minHeight) = (minWidth, minHeight)
    return copy
  }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(.all, length))
  }

  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  /// The least size with the margins; what is nil has none.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    (copy.minWidth, copy.minHeight) = (width, height)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self, rootView) }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  private var rootView: AnyView {
    AnyView(
      content.padding(insets)
        .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { background })
  }
}

extension UIHostingConfiguration: HostedConfiguration {
  var view: AnyView { rootView }
}

extension UIHostingConfiguration where Background == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(
      content: content(), background: EmptyView(),
      insets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
}
