import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewDataSourcePrefetchingTests {
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var prefetched: [[Int]] = []
    var cancelled: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths.map(\.row))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.map(\.row))
    }
  }

  /// Lets what was put on the main queue run.
  private func turn(_ table: UITableView) async {
    table.layoutIfNeeded()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func `A screenful ahead is announced once, and called off when the table turns back`() async {
    // Other tests run while this one waits, so the window stays hidden.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = TableSource([(0..<1000).map { "Row \($0)" }])
    let prefetcher = Prefetcher()
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.prefetchDataSource = prefetcher
    window.addSubview(table)
    await turn(table)
    #expect(prefetcher.prefetched == [Array(10..<20)])
    #expect(source.asked.count == 10)
    table.contentOffset.y = 44
    await turn(table)
    #expect(prefetcher.prefetched.last == [20] && prefetcher.cancelled.isEmpty)
    table.contentOffset.y = 44 * 500
    await turn(table)
    #expect(prefetcher.prefetched.last == Array(510..<520))
    #expect(prefetcher.cancelled == [Array(11..<21)])
    table.contentOffset.y = 44 * 499
    await turn(table)
    #expect(prefetcher.prefetched.last == Array(489..<499))
    #expect(prefetcher.cancelled.last == Array(510..<520))
    let count = prefetcher.prefetched.count
    table.setNeedsLayout()
    await turn(table)
    #expect(prefetcher.prefetched.count == count)
  }
}
