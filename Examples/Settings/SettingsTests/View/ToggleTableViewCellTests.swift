import UIKit
import XCTest

@testable import Settings

class ToggleTableViewCellTests: XCTestCase {
  private var subject: ToggleTableViewCell!
  private var toggled: [Bool] = []

  override func setUp() {
    subject = ToggleTableViewCell(style: .default, reuseIdentifier: "cell")
    subject.onToggle = { [unowned self] in toggled.append($0) }
  }

  override func tearDown() {
    subject = nil
  }

  func testShowsASetting() {
    subject.show(Setting(name: "Foo", category: .privacy, isEnabled: true))

    XCTAssertEqual(subject.nameLabel.text, "Foo")
    XCTAssertEqual(subject.toggle.accessibilityLabel, "Foo")
    XCTAssertTrue(subject.toggle.isOn)
  }

  func testTellsOfItsSwitch() {
    subject.toggle.toggle()
    subject.toggle.toggle()

    XCTAssertEqual(toggled, [true, false])
  }

  func testForgetsWhomToTellWhenItIsReused() {
    subject.prepareForReuse()
    subject.toggle.toggle()

    XCTAssertEqual(toggled, [])
  }

  func testSwitchIsAtTheTrailingMarginAndTheNameBesideIt() {
    subject.show(Setting(name: "Foo", category: .privacy, isEnabled: true))
    subject.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    subject.layoutIfNeeded()

    let margins = subject.contentView.layoutMarginsGuide.layoutFrame
    XCTAssertEqual(subject.toggle.frame.maxX, margins.maxX, accuracy: 0.5)
    XCTAssertEqual(subject.nameLabel.frame.minX, margins.minX, accuracy: 0.5)
    XCTAssertEqual(subject.nameLabel.frame.maxX, subject.toggle.frame.minX - 8, accuracy: 0.5)
    XCTAssertEqual(subject.toggle.frame.midY, 30, accuracy: 0.5)
  }
}
