import SwiftUI

/// See [DynamicIsland](https://developer.apple.com/documentation/widgetkit/dynamicisland).
///
/// No device here has one.
@MainActor
public struct DynamicIsland {
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

/// See [DynamicIslandMode](https://developer.apple.com/documentation/widgetkit/dynamicislandmode).
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// See [DynamicIslandExpandedRegionPosition](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition).
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// See [DynamicIslandExpandedRegionVerticalPlacement](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionverticalplacement).
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

/// See [DynamicIslandExpandedRegion](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion).
@MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// See [DynamicIslandExpandedContent](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontent).
public struct DynamicIslandExpandedContent<Content> {}

/// See [DynamicIslandExpandedContentBuilder](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder).
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ expression: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent()
  }

  public static func buildBlock<each Content>(
    _ components: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> {
    DynamicIslandExpandedContent()
  }

  public static func buildOptional<Content>(
    _ component: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent()
  }
}

nonisolated extension View {
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
