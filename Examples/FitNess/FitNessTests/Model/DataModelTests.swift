import XCTest

@testable import FitNess

class DataModelTests: XCTestCase {
  private var sut: DataModel!

  override func setUpWithError() throws {
    try super.setUpWithError()
    sut = DataModel()
  }

  override func tearDownWithError() throws {
    sut = nil
    try super.tearDownWithError()
  }

  // MARK: - Goal

  func testModel_whenStarted_goalIsNotReached() {
    XCTAssertFalse(sut.goalReached, "goalReached should be false when the model is created")
  }

  func testModel_whenStepsReachGoal_goalIsReached() {
    sut.goal = 1000

    sut.steps = 1000

    XCTAssertTrue(sut.goalReached)
  }

  func testModel_whenStepsAreBelowGoal_goalIsNotReached() {
    sut.goal = 1000

    sut.steps = 999

    XCTAssertFalse(sut.goalReached)
  }

  // MARK: - Nessie

  func testModel_whenStarted_userIsNotCaught() {
    XCTAssertFalse(sut.caught)
  }

  func testModel_whenUserAheadOfNessie_isNotCaught() {
    sut.steps = 1000
    sut.nessieSteps = 100

    XCTAssertFalse(sut.caught)
  }

  func testModel_whenNessieAheadOfUser_isCaught() {
    sut.steps = 100
    sut.nessieSteps = 1000

    XCTAssertTrue(sut.caught)
  }

  func testModel_whenRestarted_isAsNew() {
    sut.goal = 10
    sut.steps = 10
    sut.nessieSteps = 10

    sut.restart()

    XCTAssertNil(sut.goal)
    XCTAssertFalse(sut.caught)
    XCTAssertFalse(sut.goalReached)
  }
}
