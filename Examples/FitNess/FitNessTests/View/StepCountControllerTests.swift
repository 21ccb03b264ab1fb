import UIKit
import XCTest

@testable import FitNess

class StepCountControllerTests: XCTestCase {
  private var sut: StepCountController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    sut = try XCTUnwrap(getRootViewController().stepController)
  }

  override func tearDownWithError() throws {
    AppModel.instance.restart()
    sut.updateUI()
    sut.dismiss(animated: false)
    sut = nil
    try super.tearDownWithError()
  }

  // MARK: - Given

  private func givenInProgress() {
    AppModel.instance.dataModel.goal = 1000
    sut.startStopPause(nil)
  }

  // MARK: - When

  private func whenCaught() throws {
    AppModel.instance.setUpForCapture()
    try AppModel.instance.setToCaught()
  }

  private func whenCompleted() throws {
    AppModel.instance.setUpForCompletion()
    try AppModel.instance.setToComplete()
  }

  // MARK: - Initial state

  func testController_whenCreated_buttonLabelIsStart() {
    XCTAssertEqual(sut.startButton.title(for: .normal), AppState.notStarted.nextStateButtonLabel)
  }

  func testChaseView_whenLoaded_isNotStarted() {
    XCTAssertEqual(sut.chaseView?.state, .notStarted)
  }

  func testController_fromStoryboard_isAnotherOne() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "stepController")
    let stepController = try XCTUnwrap(controller as? StepCountController)
    XCTAssertNil(stepController.chaseView)

    stepController.loadViewIfNeeded()
    // The view that was loaded last listens to the model.
    defer { sut.viewDidLoad() }

    XCTAssertFalse(stepController === sut)
    XCTAssertEqual(stepController.chaseView.state, .notStarted)
  }

  // MARK: - Goal

  func testDataModel_whenGoalUpdate_updatesToNewGoal() {
    sut.updateGoal(newGoal: 50)

    XCTAssertEqual(AppModel.instance.dataModel.goal, 50)
    XCTAssertEqual(sut.stepCountLabel.text, "0 of 50 steps")
  }

  func testController_whenStartedWithoutGoal_asksForGoal() throws {
    sut.startStopPause(nil)

    let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "Set a goal to start")
    XCTAssertEqual(alert.actions.map { $0.title }, ["Cancel", "Enter Goal"])
    XCTAssertEqual(AppModel.instance.appState, .notStarted)
  }

  // MARK: - In progress

  func testController_whenStartTapped_appIsInProgress() {
    givenInProgress()

    XCTAssertEqual(AppModel.instance.appState, .inProgress)
  }

  func testController_whenStartTapped_buttonLabelIsPause() {
    givenInProgress()

    XCTAssertEqual(sut.startButton.title(for: .normal), AppState.inProgress.nextStateButtonLabel)
  }

  func testChaseView_whenInProgress_viewIsInProgress() {
    givenInProgress()

    XCTAssertEqual(sut.chaseView?.state, .inProgress)
  }

  func testController_whenTappedAgain_isPaused() {
    givenInProgress()

    sut.startStopPause(nil)

    XCTAssertEqual(AppModel.instance.appState, .paused)
    XCTAssertEqual(sut.startButton.title(for: .normal), AppState.paused.nextStateButtonLabel)
  }

  // MARK: - The end

  func testController_whenCaught_buttonLabelIsTryAgain() throws {
    givenInProgress()
    let exp = expectation(description: "button title change")
    let observer = ButtonObserver()
    observer.observe(sut.startButton, expectation: exp)

    try whenCaught()

    waitForExpectations(timeout: 1)
    XCTAssertEqual(sut.startButton.title(for: .normal), AppState.caught.nextStateButtonLabel)
  }

  func testController_whenComplete_buttonLabelIsStartOver() throws {
    givenInProgress()
    let exp = keyValueObservingExpectation(
      for: sut.startButton as Any, keyPath: "titleLabel.text", expectedValue: AppState.completed.nextStateButtonLabel)

    try whenCompleted()

    wait(for: [exp], timeout: 1)
    XCTAssertEqual(sut.startButton.title(for: .normal), AppState.completed.nextStateButtonLabel)
  }

  func testChaseView_whenComplete_viewIsCompleted() throws {
    givenInProgress()
    let isCompleted = NSPredicate { view, _ in (view as? ChaseView)?.state == .completed }
    expectation(for: isCompleted, evaluatedWith: sut.chaseView)

    try whenCompleted()

    waitForExpectations(timeout: 5)
  }
}
