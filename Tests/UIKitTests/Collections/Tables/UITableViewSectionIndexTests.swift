import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewSectionIndexTests {
  final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      title == "C" ? 2 : index
    }
  }

  final class Counting: UITableView {
    var reloads = 0

    override func reloadSectionIndexTitles() {
      reloads += 1
      super.reloadSectionIndexTitles()
    }

    override func endEditing(_ force: Bool) -> Bool {
      reloads += 10
      return super.endEditing(force)
    }
  }

  @Test func `A table may say itself what happens when its index is loaded, or editing ends`() {
    let table = Counting()
    // The first time, the table loads its rows as well.
    table.reloadSectionIndexTitles()
    table.reloads = 0
    table.reloadSectionIndexTitles()
    (table as UIView).endEditing(true)
    #expect(table.reloads == 11)
  }

  private func withTable(_ source: Source, _ body: (UITableView) throws -> Void) rethrows {
    try withWindow { _, root in
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      root.addSubview(table)
      try body(table)
    }
  }

  private var index: Element? { Element.onScreen(.other).first { $0.label == "Section index" } }

  @Test func `A touch on a title brings up its section`() throws {
    try withTable(Source()) { table in
      let element = try #require(index)
      #expect(element.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
      Fingers.tap(CGPoint(x: 312, y: 100 + 200))
      #expect(table.contentOffset.y == 440)
      #expect(index?.frame.minY == 440)
      Fingers.tap(CGPoint(x: 312, y: 100 + 200 + 15))
      #expect(table.contentOffset.y == 880)
      Fingers.tap(CGPoint(x: 312, y: 101))
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test func `There is no index without titles, and none for few rows`() {
    let source = Source()
    withTable(source) { table in
      #expect(index != nil)
      table.sectionIndexMinimumDisplayRowCount = 31
      #expect(index == nil)
      table.sectionIndexMinimumDisplayRowCount = 30
      #expect(index != nil)
      source.titles = nil
      table.reloadSectionIndexTitles()
      #expect(index == nil)
    }
  }
}
