import SwiftUI
import Testing

/// What the packages that wrap any content do.
private struct Wrapped<Content> {
  let content: Content
  var body: Content { content }
}

extension Wrapped: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator

  init<R, C>(@TableColumnBuilder<R, C> columns: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { content = columns() }

  var tableColumnBody: Never { fatalError("never shown") }

  nonisolated static func _makeContent(
    content: _GraphValue<Wrapped<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { Content._makeContent(content: content[\.body], inputs: inputs) }
}

extension Wrapped: TableRowContent where Content: TableRowContent {
  typealias TableRowBody = Never

  init<R>(@TableRowBuilder<R> rows: () -> Content) where R == Content.TableRowValue { content = rows() }

  var tableRowBody: Never { fatalError("never shown") }
}

@MainActor struct TableContentTests {
  private struct Row: Identifiable { let id: Int }
  private struct Rows: TableRowContent {
    typealias TableRowValue = Row
    let name: String
    var tableRowBody: Never { fatalError("never shown") }
  }
  private struct Column: TableColumnContent {
    typealias TableRowValue = Row
    typealias TableColumnSortComparator = KeyPathComparator<Row>
    let title: String
    var tableColumnBody: Never { fatalError("never shown") }
  }

  @Test("What wraps contents of tables conforms where its content does, and is built by their builders")
  func conformances() {
    #expect(Wrapped(rows: { Rows(name: "all") }).content.name == "all")
    #expect(Wrapped(columns: { Column(title: "Name") }).content.title == "Name")
  }
}
