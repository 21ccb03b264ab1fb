import XCTest

@testable import FitNess

class AppModelTests: XCTestCase {
  private var sut: AppModel!

  override func setUpWithError() throws {
    try super.setUpWithError()
    sut = AppModel()
  }

  override func tearDownWithError() throws {
    sut.stateChangedCallback = nil
    sut = nil
    try super.tearDownWithError()
  }

  // MARK: - Given

  private func givenGoalSet() {
    sut.dataModel.goal = 1000
  }

  private func givenInProgress() throws {
    givenGoalSet()
    try sut.start()
  }

  // MARK: - Life cycle

  func testAppModel_whenInitialized_isInNotStartedState() {
    XCTAssertEqual(sut.appState, .notStarted)
  }

  // MARK: - Start

  func testModelWithNoGoal_whenStarted_throwsError() {
    XCTAssertThrowsError(try sut.start()) { error in
      XCTAssertEqual(error as? AppError, .goalNotSet)
    }
    XCTAssertEqual(sut.appState, .notStarted)
  }

  func testStart_withGoalSet_doesNotThrowError() {
    givenGoalSet()

    XCTAssertNoThrow(try sut.start())
  }

  func testAppModel_whenStarted_isInInProgressState() throws {
    try givenInProgress()

    XCTAssertEqual(sut.appState, .inProgress)
  }

  // MARK: - Pause and restart

  func testAppModel_whenPaused_isInPausedState() throws {
    try givenInProgress()

    sut.pause()

    XCTAssertEqual(sut.appState, .paused)
  }

  func testAppModel_whenReset_isInNotStartedState() throws {
    try givenInProgress()

    sut.restart()

    XCTAssertEqual(sut.appState, .notStarted)
  }

  // MARK: - The end

  func testAppModel_whenGoalReached_isInCompletedState() throws {
    sut.setUpForCompletion()

    try sut.setToComplete()

    XCTAssertEqual(sut.appState, .completed)
  }

  func testAppModel_whenGoalIsNotReached_cannotComplete() {
    XCTAssertThrowsError(try sut.setToComplete()) { error in
      XCTAssertEqual(error as? AppError, .goalNotReached)
    }
  }

  func testAppModel_whenCaught_isInCaughtState() throws {
    sut.setUpForCapture()

    try sut.setToCaught()

    XCTAssertEqual(sut.appState, .caught)
  }

  func testAppModel_whenNessieIsBehind_cannotBeCaught() {
    XCTAssertThrowsError(try sut.setToCaught()) { error in
      XCTAssertEqual(error as? AppError, .notCaught)
    }
  }

  // MARK: - State changes

  func testAppModel_whenStateChanges_executesCallback() throws {
    try givenInProgress()
    var observedState = AppState.notStarted
    let expected = expectation(description: "callback happened")
    sut.stateChangedCallback = { model in
      observedState = model.appState
      expected.fulfill()
    }

    sut.pause()

    wait(for: [expected], timeout: 1)
    XCTAssertEqual(observedState, .paused)
  }

  func testAppModel_whenStateChangesTwice_executesCallbackTwice() throws {
    try givenInProgress()
    let expected = expectation(description: "callback happened twice")
    expected.expectedFulfillmentCount = 2
    sut.stateChangedCallback = { _ in expected.fulfill() }

    sut.pause()
    try sut.start()

    wait(for: [expected], timeout: 1)
  }

  func testAppModel_whenStartFails_doesNotExecuteCallback() {
    let unexpected = expectation(description: "callback happened")
    unexpected.isInverted = true
    sut.stateChangedCallback = { _ in unexpected.fulfill() }

    XCTAssertThrowsError(try sut.start())

    wait(for: [unexpected], timeout: 0.05)
  }
}
