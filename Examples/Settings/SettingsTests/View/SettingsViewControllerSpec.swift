import Nimble
import Quick
import UIKit

@testable import Settings

/// What `SettingsViewControllerTests` checks, an expectation at a time.
class SettingsViewControllerSpec: QuickSpec {
  override class func spec() {
    var manager: SimpleSettingsManager!
    var subject: SettingsViewController!

    beforeEach {
      manager = SimpleSettingsManager([
        Setting(name: "Foo", category: .privacy, isEnabled: true),
        Setting(name: "Bar", category: .appearance, isEnabled: false),
      ])
      subject = SettingsViewController(settingsManager: manager)
      subject.view.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
      subject.view.layoutIfNeeded()
    }

    it("has a row for each setting, by category") {
      expect(subject.tableView.numberOfSections).to(equal(2))
      expect((0..<2).map { subject.tableView.numberOfRows(inSection: $0) }).to(equal([1, 1]))
    }

    describe("the first cell") {
      var cell: ToggleTableViewCell?

      beforeEach {
        cell = subject.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ToggleTableViewCell
      }

      it("shows the name of the first setting") {
        expect(cell?.nameLabel.text).to(equal("Foo"))
      }

      it("has a switch that is on, as the setting is") {
        expect(cell?.toggle.isOn).to(beTrue())
      }

      context("when its switch is toggled") {
        beforeEach { cell?.toggle.toggle() }

        it("turns the first setting off") {
          expect(manager.current.map { $0.isEnabled }).to(equal([false, false]))
        }
      }
    }

    describe("the second cell") {
      var cell: ToggleTableViewCell?

      beforeEach {
        cell = subject.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? ToggleTableViewCell
      }

      it("shows the name of the second setting") {
        expect(cell?.nameLabel.text).to(equal("Bar"))
      }

      it("has a switch that is off, as the setting is") {
        expect(cell?.toggle.isOn).to(beFalse())
      }

      context("when its switch is toggled") {
        beforeEach { cell?.toggle.toggle() }

        it("turns the second setting on") {
          expect(manager.current.map { $0.isEnabled }).to(equal([true, true]))
        }
      }
    }
  }
}
