import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct UIHostingConfigurationTests {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
          Text("row \(indexPath.row)").frame(height: indexPath.row == 0 ? 20 : 80)
        }
        .margins(.vertical, 5)
        return cell
      }
    }

    struct Table: UIViewRepresentable {
      let source: Source

      func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        return table
      }

      func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    @Test func cellsShowViewsAndAreAsHighAsThem() {
      let source = Source()
      let screen = Screen(width: 300, height: 400) { Table(source: source) }
      #expect(screen.has("row 0"))
      let cells = screen.elements.filter { $0.element.type == .cell }
      #expect(cells.count == 2)
      #expect(cells.last?.frame.height == 90)
      #expect(screen.frame("row 0").minX == 16)
    }

    @Test("A least height counts with the margins, and with any background")
    func leastSize() {
      let configuration = UIHostingConfiguration { Text("a").frame(height: 20) }.margins(.all, 5).minSize(height: 60)
        .background(Color.red)
      #expect(configuration.makeContentView().systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 60)
      let tall = UIHostingConfiguration { Text("a").frame(height: 90) }.margins(.all, 5).minSize(height: 60)
      #expect(tall.makeContentView().systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 100)
    }
  }
}
