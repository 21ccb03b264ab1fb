/// See [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
///
/// There are no tables yet: contents of them are described, and nothing shows them.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableRowBody: TableRowContent

  var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  public var tableRowBody: Never { fatalError("nothing is a row") }
}

/// See [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}
