import Foundation
import Testing
import WindfallCore
import XCTest

@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) @testable import XCUIAutomation

@Suite("An application and its elements", .serialized)
@MainActor
struct ApplicationTests {
  // MARK: - Life

  @Test("A launch hands over arguments, environment, container and log")
  func launch() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    let failures = AppTestBench.run(fake) { app in
      #expect(app.state == .notRunning)
      #expect(!app.buttons["OK"].exists)
      app.launchArguments = ["-flag", "YES"]
      app.launchEnvironment = ["MODE": "test"]
      app.launch()
      #expect(app.state == .runningForeground)
    }
    #expect(failures.isEmpty)
    let expected = TemplateRequest(
      arguments: ["-flag", "YES"],
      environment: ["MODE": "test", "WINDFALL_APP_CALLS": fake.folder + "/app.log.calls"], container: fake.folder,
      log: fake.folder + "/app.log")
    #expect(fake.journal.launches == [Array(expected.bytes.dropFirst(4))])
    #expect(fake.journal.requests.first == .ready)
  }

  @Test("A second launch ends the first process")
  func relaunch() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    AppTestBench.run(fake) { app in
      app.launch()
      XCUIApplication().launch()
      #expect(app.buttons["OK"].exists)
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(app.wait(for: .notRunning, timeout: 0))
    }
    #expect(fake.journal.launches.count == 2)
    #expect(fake.journal.requests.filter { $0 == .terminate }.count == 2)
  }

  @Test("The home button and activate move the app to the background and back")
  func background() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    AppTestBench.run(fake) { app in
      app.activate()
      XCUIDevice.shared.press(.home)
      app.activate()
    }
    #expect(
      fake.journal.requests.dropLast() == [.ready, .setState(.background), .setState(.foreground)])
  }

  @Test("Another app than the one under test cannot be started")
  func otherApp() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    let failures = AppTestBench.run(fake) { _ in
      XCUIApplication(bundleIdentifier: "test.fruit").launch()
      XCUIApplication(bundleIdentifier: "com.apple.springboard").launch()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("com.apple.springboard is not the app under test") == true)
  }

  @Test("Without an app to test, a launch says so")
  func noTemplate() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    let failures = AppTestBench.run(fake) { app in
      unsetenv("WINDFALL_TEMPLATE_SOCKET")
      app.launch()
    }
    #expect(failures.first?.message.hasPrefix("Failed to launch the application: ") == true)
  }

  // MARK: - Elements

  @Test("Attributes are those of the element")
  func attributes() throws {
    let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      let button = app.buttons["ok"]
      #expect(button.label == "OK")
      #expect(button.identifier == "ok")
      #expect(button.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
      #expect(button.elementType == .button)
      #expect(button.isEnabled && !button.isSelected && !button.hasFocus)
      #expect(!app.buttons["Cancel"].isEnabled)
      let field = app.textFields.firstMatch
      #expect(field.value as? String == "Ada")
      #expect(field.placeholderValue == "Name")
      #expect(field.hasFocus)
      #expect(app.sliders["Volume"].normalizedSliderPosition == 0.25)
      #expect(app.label == "Fruit")
      #expect(button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)).screenPoint == CGPoint(x: 60, y: 20))
    }
    #expect(failures.isEmpty)
  }

  @Test("Each action and each answer takes one message")
  func oneMessageEach() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "OK")), .select(.only)])
    AppTestBench.run(fake) { app in
      app.launch()
      let button = app.buttons["OK"]
      button.tap()
      button.doubleTap()
      button.swipeUp(velocity: .slow)
      button.typeText("a")
      button.typeKey(.return, modifierFlags: [.shift, .command])
      button.adjust(toNormalizedSliderPosition: 0.5)
      button.waitForExistence(timeout: 7)
      button.press(forDuration: 1, thenDragTo: button)
      button.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 2)).tap()
      _ = app.buttons.count
    }
    #expect(
      fake.journal.requests == [
        .ready, .perform(.tap(taps: 1, touches: 1), at: .element(query)),
        .perform(.tap(taps: 2, touches: 1), at: .element(query)),
        .perform(.swipe(.up, velocity: 300), at: .element(query)), .typeText(query, "a"),
        .typeKey(query, key: "\r", modifiers: 18), .adjustSlider(query, position: 0.5),
        .wait(query, .exists, seconds: 7),
        .perform(.drag(pressDuration: 1, to: .element(query), velocity: 1000, holdDuration: 0), at: .element(query)),
        .perform(
          .tap(taps: 1, touches: 1), at: .point(of: query, normalizedOffset: .zero, offset: CGVector(dx: 1, dy: 2))),
        .count(ElementQuery(steps: [.descendants(.button)])), .terminate,
      ])
  }

  @Test("Elements bound by index and by element are those that there are")
  func boundElements() throws {
    AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["OK", "Cancel"])
      #expect(app.buttons.allElementsBoundByAccessibilityElement.map(\.label) == ["OK", "Cancel"])
      #expect(app.cells.element(boundBy: 1).staticTexts.element.label == "Banana")
      #expect(app.tables.element.children(matching: .cell).count == 2)
      #expect(app.cells.containing(.staticText, identifier: "Banana").count == 1)
    }
  }

  @Test("Predicates go along as values, and those made of closures are evaluated here")
  func predicates() throws {
    let fake = try FakeApp(showing: AppTestBench.screen)
    let failures = AppTestBench.run(fake) { app in
      app.launch()
      #expect(app.buttons.matching(NSPredicate(format: "label BEGINSWITH[c] %@", "can")).element.label == "Cancel")
      let closure = NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.label == "Cancel" }
      let query = app.buttons.matching(closure)
      #expect(query.count == 1)
      #expect(query.element.exists)
      query.element.tap()
    }
    #expect(failures.isEmpty)
    #expect(
      fake.journal.requests.contains(
        .perform(.tap(taps: 1, touches: 1), at: .element(ElementQuery(steps: [.path([1])])))))
  }

  @Test("Predicates are evaluated with elements and queries")
  func predicateSubjects() throws {
    let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      #expect(NSPredicate(format: "exists == true").evaluate(with: app.buttons["OK"]))
      #expect(!NSPredicate(format: "exists == true").evaluate(with: app.buttons["Nothing"]))
      #expect(NSPredicate(format: "isHittable == true AND label CONTAINS[c] 'ok'").evaluate(with: app.buttons["OK"]))
      #expect(!NSPredicate(format: "label != 'x'").evaluate(with: app.buttons["Nothing"]))
      #expect(NSPredicate(format: "count > 1").evaluate(with: app.buttons))
      #expect(NSPredicate(format: "value == 'Ada' AND hasFocus == YES").evaluate(with: app.textFields.element))
    }
    #expect(failures.isEmpty)
  }

  @Test("An expectation of XCTest waits for a predicate of an element")
  func predicateExpectation() throws {
    let asked = Locked(0)
    let fake = try FakeApp { request in
      if case .exists = request {
        return .reply(
          .bool(
            asked.withLock {
              $0 += 1; return $0 > 2
            }))
      }
      return .reply(.done)
    }
    let failures = AppTestBench.run(fake) { app in
      app.launch()
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: app.buttons["OK"])
      #expect(XCTWaiter().wait(for: [expectation], timeout: 30) == .completed)
    }
    #expect(failures.isEmpty)
    #expect(asked.withLock { $0 } >= 3)
  }

  @Test("A snapshot holds what is inside")
  func snapshot() throws {
    try AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      let table = try app.tables.element.snapshot()
      #expect(table.children.map { $0.children.first?.label } == ["Apple", "Banana"])
      #expect(table.dictionaryRepresentation[.elementType] as? UInt == 26)
    }
  }

  @Test("Size classes are those of the screen, whichever way it is turned")
  func sizeClasses() throws {
    try AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      #expect(app.buttons["ok"].horizontalSizeClass == .compact && app.buttons["ok"].verticalSizeClass == .regular)
      let cell = try #require(try app.tables.element.snapshot().children.first)
      #expect(cell.verticalSizeClass == XCUIElement.SizeClass.regular)
      #expect(cell.dictionaryRepresentation[.horizontalSizeClass] as? Int == 1)
    }
    let wide = Element(type: .application, frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    AppTestBench.run(try FakeApp(showing: wide)) { app in
      app.launch()
      #expect(app.horizontalSizeClass == .compact && app.verticalSizeClass == .compact)
    }
  }

  @Test("A metric that nothing can be measured with fails the test by its name")
  func unsupportedMetric() throws {
    let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { _ in
      let options = XCTMeasureOptions()
      options.iterationCount = 1
      XCTestCase.windfallHelper().measure(
        metrics: [XCTOSSignpostMetric.scrollDecelerationMetric], options: options
      ) {}
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("XCTOSSignpostMetric.scrollDecelerationMetric is not supported") == true)
  }

  @Test("A wait for a property looks again after every frame")
  func waitForProperty() throws {
    let frames = Locked<UInt64>(1)
    let fake = try FakeApp { request in
      switch request {
      case .waitForFrame(0, _): .reply(.revision(frames.withLock { $0 }))
      case .waitForFrame:
        .reply(
          .revision(
            frames.withLock {
              $0 += 1; return $0
            }))
      case .resolve:
        .reply(
          .element(ElementSnapshot(element: Element(type: .button, label: "\(frames.withLock { $0 })"), frame: .zero)))
      default: .reply(.done)
      }
    }
    AppTestBench.run(fake) { app in
      app.launch()
      #expect(app.buttons.element.wait(for: \.label, toEqual: "3", timeout: 30))
    }
    #expect(frames.withLock { $0 } == 3)
  }

  @Test("Descriptions show the tree and the way of the query")
  func descriptions() throws {
    AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
      app.launch()
      #expect(
        app.debugDescription.contains(
          "Element subtree:\nApplication, {{0.0, 0.0}, {400.0, 800.0}}, label: 'Fruit'\n  Button"))
      let description = app.buttons["OK"].debugDescription
      #expect(description.hasPrefix("Attributes: Button, {{10.0, 20.0}, {100.0, 40.0}}, identifier: 'ok', label: 'OK'"))
      #expect(description.contains("↪︎Find: Descendants matching type Button"))
      #expect(description.contains("↪︎Find: Elements matching predicate '\"OK\" IN identifiers'"))
      #expect(AppInspection.elementTree()?.hasPrefix("Application, ") == true)
    }
  }
}
