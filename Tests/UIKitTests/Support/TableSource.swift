@testable @_spi(Windfall) import UIKit

/// A table's data source and delegate over lists of texts, which notes what it is asked and told.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  var heights: [IndexPath: CGFloat] = [:]
  var asked: [IndexPath] = []
  var entries: [String] = []
  var refused: IndexPath?
  var reuseIdentifier = "cell"

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < titles.count ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    entries.append("willSelect \(indexPath.row)")
    return indexPath == refused ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    entries.append("didDeselect \(indexPath.row)")
  }
}

/// A table of the source that fills a visible window below the status bar, for the length of a test.
@MainActor func withTable(
  _ source: TableSource, style: UITableView.Style = .plain, _ body: (UITableView) throws -> Void
) rethrows {
  try withWindow { window, root in
    let table = UITableView(frame: root.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    root.addSubview(table)
    CommitCycle.shared.commitIfNeeded()
    try body(table)
  }
}
