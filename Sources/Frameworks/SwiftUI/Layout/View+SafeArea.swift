import Foundation

nonisolated extension View {
  /// The content ends where the inset view begins, also where it scrolls.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let layout = VStackLayout(alignment: alignment, spacing: spacing ?? 0)
    let properties = SafeAreaInsetProperties(regions: .container, edge: edge == .top ? .top : .bottom, spacing: spacing)
    return modifier(_InsetViewModifier(content: content(), properties: properties, layout: AnyLayout(layout)))
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let layout = HStackLayout(alignment: alignment, spacing: spacing ?? 0)
    let properties = SafeAreaInsetProperties(
      regions: .container, edge: edge == .leading ? .leading : .trailing, spacing: spacing)
    return modifier(_InsetViewModifier(content: content(), properties: properties, layout: AnyLayout(layout)))
  }

  /// The content ends where the bar begins.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// What keeps parts of the screen free: [SafeAreaRegions](https://developer.apple.com/documentation/swiftui/safearearegions).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Sixteen points, as on an iPhone.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// The room is taken from the contents; it is no part of the safe area for views inside.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// See [ContentMarginPlacement](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
