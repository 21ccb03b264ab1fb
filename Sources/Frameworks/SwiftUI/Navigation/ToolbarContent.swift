/// See [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Self.Body { get }

  /// What is shown; contents of apps keep the default.
  var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _entries: [_ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {}

/// See [ToolbarContentBuilder](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> some ToolbarContent {
    let contents = ToolbarContents(first, repeat each rest)
    return ToolbarList(of: contents.tuple) { contents.entries }
  }

  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    nonisolated(unsafe) let content = content
    return ToolbarList { content?._entries ?? [] }
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _EitherToolbarContent {
    _EitherToolbarContent(first)
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _EitherToolbarContent {
    _EitherToolbarContent(second)
  }
}

/// Contents of a toolbar that end in entries instead of a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What one of two branches in a toolbar's builder made.
public struct _EitherToolbarContent: PrimitiveToolbarContent {
  private let list: ToolbarList

  nonisolated init<Content: ToolbarContent>(_ content: Content) {
    nonisolated(unsafe) let content = content
    list = ToolbarList { content._entries }
  }

  public var _entries: [_ToolbarEntry] { list._entries }
}

/// See [ToolbarSpacer](https://developer.apple.com/documentation/swiftui/toolbarspacer).
///
/// Bars space their contents themselves.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public var _entries: [_ToolbarEntry] { [] }
}

/// See [SpacerSizing](https://developer.apple.com/documentation/swiftui/spacersizing).
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}
