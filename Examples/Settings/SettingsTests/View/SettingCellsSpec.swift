import Nimble
import Quick
import UIKit

@testable import Settings

/// The same as `SettingsViewControllerSpec`, with what the cells have in common said once.
class SettingCellsSpec: QuickSpec {
  override class func spec() {
    let settings = [
      Setting(name: "Foo", category: .privacy, isEnabled: true),
      Setting(name: "Bar", category: .appearance, isEnabled: false),
    ]
    var manager: SimpleSettingsManager!
    var subject: SettingsViewController!

    beforeEach {
      manager = SimpleSettingsManager(settings)
      subject = SettingsViewController(settingsManager: manager)
      subject.view.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
      subject.view.layoutIfNeeded()
    }

    it("has as many rows as there are settings") {
      expect((0..<2).map { subject.tableView.numberOfRows(inSection: $0) }).to(allPass(equal(1)))
    }

    for (index, setting) in settings.enumerated() {
      describe("cell \(index + 1)") {
        itBehavesLike(SettingCell.self) {
          let path = IndexPath(row: 0, section: index)
          let cell = subject.tableView.cellForRow(at: path) as? ToggleTableViewCell
          return SettingCell.Context(cell: cell, setting: setting, manager: manager)
        }
      }
    }
  }
}
