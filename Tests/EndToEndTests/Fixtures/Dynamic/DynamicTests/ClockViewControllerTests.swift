import XCTest

@testable import Dynamic

@MainActor final class ClockViewControllerTests: XCTestCase {
  func testOverridesInExtensions() {
    let controller = ClockViewController()
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    XCTAssertEqual(controller.events, ["later appear"])
    XCTAssertTrue(controller.table.superview === controller.view)
  }

  func testButtonTitleIsObserved() {
    let controller = ClockViewController()
    controller.loadViewIfNeeded()
    controller.button.setTitle("Go", for: .normal)
    XCTAssertEqual(controller.titles, ["Go"])
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.events, ["tap Go"])
  }

  func testOptionalCalls() {
    let controller = ClockViewController()
    controller.loadViewIfNeeded()
    let table = controller.table
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    XCTAssertEqual(controller.events, ["later row 2"])
    XCTAssertEqual(table.dataSource?.tableView(table, numberOfRowsInSection: 0), 3)
    let sections: Int? = table.dataSource!.numberOfSections?(in: table)
    XCTAssertEqual(sections ?? 1, 1)
    let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    XCTAssertEqual(cell?.textLabel?.text, "Row 1")
    XCTAssertEqual(cell?.reuseIdentifier, "UITableViewCell")
  }

  func testPerform() {
    let controller = ClockViewController()
    controller.perform(#selector(ClockViewController.later(_:)), with: "a")
    controller.perform(Selector(("renamedAction")))
    controller.perform(NSSelectorFromString("later:"), with: "b", afterDelay: 0)
    controller.perform(#selector(ClockViewController.later), with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: controller, selector: #selector(ClockViewController.later(_:)), object: "c")
    let done = expectation(description: "turn")
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in done.fulfill() }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(controller.events, ["later a", "renamed", "later b"])
    XCTAssertTrue(controller.responds(to: #selector(ClockViewController.didTap(_:))))
    XCTAssertFalse(controller.responds(to: Selector(("unknown"))))
    controller.button.perform(#selector(setter: controller.button.isHidden), with: true)
    XCTAssertTrue(controller.button.isHidden)
  }

  func testOutletsByName() {
    let controller = ClockViewController()
    let label = UILabel()
    controller.setValue(label, forKey: "titleLabel")
    controller.setValue([label], forKey: "labels")
    controller.setValue(4, forKey: "cornerRadius")
    controller.setValue("x", forKey: "title")
    XCTAssertTrue(controller.titleLabel === label)
    XCTAssertEqual(controller.cornerRadius, 4)
    XCTAssertEqual((controller.value(forKey: "labels") as? [UILabel])?.count, 1)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    XCTAssertEqual(item.value(forKey: "systemItem") as! Int, UIBarButtonItem.SystemItem.add.rawValue)
  }

  func testAssociatedObjects() {
    let view = UIView()
    view.badge = "new"
    XCTAssertEqual(view.badge, "new")
    XCTAssertNil(UIView().badge)
  }

  func testControllerIsFreed() {
    weak var weakController: ClockViewController?
    autoreleasepool {
      let controller = ClockViewController()
      controller.loadViewIfNeeded()
      controller.view.badge = "b"
      weakController = controller
    }
    XCTAssertNil(weakController)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  }
}
