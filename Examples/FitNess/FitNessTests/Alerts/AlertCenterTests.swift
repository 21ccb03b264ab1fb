import XCTest

@testable import FitNess

class AlertCenterTests: XCTestCase {
  private var sut: AlertCenter!

  override func setUpWithError() throws {
    try super.setUpWithError()
    sut = AlertCenter()
  }

  override func tearDownWithError() throws {
    sut = nil
    try super.tearDownWithError()
  }

  func testPostOne_generatesANotification() {
    let exp = expectation(forNotification: AlertNotification.name, object: sut, handler: nil)

    sut.postAlert(alert: Alert("this is an alert"))

    wait(for: [exp], timeout: 1)
  }

  func testPostingTwoAlerts_generatesTwoNotifications() {
    let exp1 = expectation(forNotification: AlertNotification.name, object: sut, handler: nil)
    let exp2 = expectation(forNotification: AlertNotification.name, object: sut) { notification in
      notification.userInfo?[AlertNotification.alertKey] as? Alert == Alert("this is the second alert")
    }

    sut.postAlert(alert: Alert("this is the first alert"))
    sut.postAlert(alert: Alert("this is the second alert"))

    wait(for: [exp1, exp2], timeout: 1, enforceOrder: true)
  }

  func testPostingDouble_generatesOnlyOneNotification() {
    let exp = expectation(forNotification: AlertNotification.name, object: sut, handler: nil)
    exp.expectedFulfillmentCount = 2
    exp.isInverted = true
    let alert = Alert("this is an alert")

    sut.postAlert(alert: alert)
    sut.postAlert(alert: alert)

    wait(for: [exp], timeout: 0.05)
    XCTAssertEqual(sut.alertCount, 1)
  }

  func testNotificationsGoToTheCenterThatIsGiven() {
    let center = NotificationCenter()
    sut = AlertCenter(center: center)
    let exp = XCTNSNotificationExpectation(name: AlertNotification.name, object: sut, notificationCenter: center)

    sut.postAlert(alert: .goalReached)

    wait(for: [exp], timeout: 1)
  }

  func testWhenCleared_hasNoAlerts() {
    sut.postAlert(alert: .goalReached)

    sut.clearAlerts()

    XCTAssertEqual(sut.alertCount, 0)
  }
}
