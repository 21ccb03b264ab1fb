import Testing

struct OptionalCallRuleTests {
  static let cases = [
    LoweringCase(
      name: "optional methods of frameworks",
      before: """
        import UIKit
        @MainActor final class OptionalCallerA {
          let table = UITableView()
          var completion: ((Int) -> Void)?
          var textFieldDone: (() -> Void)?
          func call(_ source: UITableViewDataSource) {
            table.delegate?.tableView?(table, didSelectRowAt: 1)
            table.delegate?.scrollViewDidScroll?(table)
            let rows: Int? = table.dataSource?.numberOfSections?(in: table)
            let sections: Int? = source.numberOfSections?(in: table)
            let forced: Int = source.numberOfSections!(in: table)
            let text = table.dataSource!.numberOfSections?(in: table).description ?? ""
            completion?(rows ?? sections ?? forced + text.count)
            textFieldDone?()
          }
        }
        """,
      after: """
        import UIKit; import ObjectiveC
        @MainActor final class OptionalCallerA {
          let table = UITableView()
          var completion: ((Int) -> Void)?
          var textFieldDone: (() -> Void)?
          func call(_ source: UITableViewDataSource) {
            table.delegate?.tableView(table, didSelectRowAt: 1)
            windfallOptional(table.delegate?.scrollViewDidScroll)?(table)
            let rows: Int? = table.dataSource?.numberOfSections(in: table)
            let sections: Int? = windfallOptional(source.numberOfSections(in:))?(table)
            let forced: Int = source.numberOfSections(in: table)
            let text = windfallOptional(table.dataSource!.numberOfSections(in:))?(table).description ?? ""
            completion?(rows ?? sections ?? forced + text.count)
            windfallOptional(textFieldDone)?()
          }
        }
        """)
  ]

  @Test("Optional calls", arguments: cases)
  func optionalCalls(_ example: LoweringCase) {
    expectLowering(example)
  }
}
