import Foundation

/// See [ContainerBackgroundPlacement](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}

nonisolated extension View {
  /// Lies behind the view and up to the edges of the screen, not behind what holds the view.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    background(style)
  }

  /// Lies behind the view, not behind what holds it.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// A `ContainerRelativeShape` stays a rectangle.
  public func containerShape<T: InsettableShape>(_ shape: T) -> Self { self }
}
