/// See [WidgetBundle](https://developer.apple.com/documentation/swiftui/widgetbundle).
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget

  nonisolated init()

  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Where an extension with several widgets begins; nothing starts extensions.
  public static func main() {}
}

/// See [WidgetBundleBuilder](https://developer.apple.com/documentation/swiftui/widgetbundlebuilder).
@resultBuilder
public enum WidgetBundleBuilder {
  @MainActor public static func buildExpression<W: Widget>(_ expression: W) -> W { expression }

  @MainActor public static func buildBlock() -> some Widget { WidgetList() }

  @MainActor public static func buildBlock<each W: Widget>(_ components: repeat each W) -> some Widget {
    WidgetList()
  }

  @MainActor public static func buildOptional<W: Widget>(_ component: W?) -> some Widget {
    WidgetList()
  }

  @MainActor public static func buildLimitedAvailability<W: Widget>(_ component: W) -> some Widget { component }
}

/// The widgets of a bundle, of which none is shown.
struct WidgetList: Widget {
  nonisolated init() {}

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
