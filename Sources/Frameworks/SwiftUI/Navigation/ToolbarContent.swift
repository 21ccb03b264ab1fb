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
