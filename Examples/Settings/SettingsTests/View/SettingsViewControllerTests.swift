import UIKit
import XCTest

@testable import Settings

class SettingsViewControllerTests: XCTestCase {
  private let foo = Setting(name: "Foo", category: .privacy, isEnabled: true)
  private let bar = Setting(name: "Bar", category: .appearance, isEnabled: false)
  private let baz = Setting(name: "Baz", category: .appearance, isEnabled: true)

  private func makeSubject(_ settings: Setting...) -> (subject: SettingsViewController, manager: SimpleSettingsManager)
  {
    let manager = SimpleSettingsManager(settings)
    let subject = SettingsViewController(settingsManager: manager)
    subject.view.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    subject.view.layoutIfNeeded()
    return (subject, manager)
  }

  private func cell(
    _ row: Int, _ section: Int, of subject: SettingsViewController, file: StaticString = #filePath, line: UInt = #line
  ) throws -> ToggleTableViewCell {
    let cell = subject.tableView.cellForRow(at: IndexPath(row: row, section: section))
    return try XCTUnwrap(cell as? ToggleTableViewCell, file: file, line: line)
  }

  func testShowsARowForEachSettingByCategory() {
    let subject = makeSubject(foo, bar, baz).subject

    XCTAssertEqual(subject.tableView.numberOfSections, 2)
    XCTAssertEqual(subject.tableView.numberOfRows(inSection: 0), 1)
    XCTAssertEqual(subject.tableView.numberOfRows(inSection: 1), 2)
  }

  func testShowsNoSectionWithoutSettings() {
    XCTAssertEqual(makeSubject().subject.tableView.numberOfSections, 0)
  }

  func testEachCellRepresentsASetting() throws {
    let subject = makeSubject(foo, bar).subject

    let fooCell = try cell(0, 0, of: subject)
    XCTAssertEqual(fooCell.nameLabel.text, "Foo")
    XCTAssertTrue(fooCell.toggle.isOn)

    let barCell = try cell(0, 1, of: subject)
    XCTAssertEqual(barCell.nameLabel.text, "Bar")
    XCTAssertFalse(barCell.toggle.isOn)
  }

  func testTogglingUpdatesOnlyItsOwnSetting() throws {
    let (subject, manager) = makeSubject(foo, bar)

    try cell(0, 0, of: subject).toggle.toggle()
    XCTAssertEqual(manager.current.map { $0.isEnabled }, [false, false])

    try cell(0, 1, of: subject).toggle.toggle()
    XCTAssertEqual(manager.current.map { $0.isEnabled }, [false, true])

    try cell(0, 0, of: subject).toggle.toggle()
    XCTAssertEqual(manager.current.map { $0.isEnabled }, [true, true])
  }

  func testResetShowsTheFirstValuesInTheSameCells() throws {
    let (subject, manager) = makeSubject(foo, bar)
    let fooCell = try cell(0, 0, of: subject)
    fooCell.toggle.toggle()

    let button = try XCTUnwrap(subject.navigationItem.rightBarButtonItem)
    let target = try XCTUnwrap(button.target as? NSObject)
    target.perform(try XCTUnwrap(button.action))

    XCTAssertEqual(manager.current, [foo, bar])
    XCTAssertTrue(fooCell.toggle.isOn)
    XCTAssertTrue(try cell(0, 0, of: subject) === fooCell)
  }

  func testCellsShowWhatWasToggledWhenTheyComeBack() throws {
    let subject = makeSubject(foo, bar).subject
    try cell(0, 1, of: subject).toggle.toggle()

    subject.tableView.reloadData()

    XCTAssertTrue(try cell(0, 1, of: subject).toggle.isOn)
  }

  func testIsFreedWithItsTable() throws {
    let subject = makeSubject(foo).subject
    try cell(0, 0, of: subject).toggle.toggle()

    addTeardownBlock { [weak subject, weak tableView = subject.tableView] in
      XCTAssertNil(subject)
      XCTAssertNil(tableView)
    }
  }
}
