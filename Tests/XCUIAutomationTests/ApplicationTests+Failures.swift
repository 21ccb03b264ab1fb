import Foundation
import Testing
import WindfallCore

@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) @testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Failures", .serialized)
  @MainActor
  struct Failures {
    @Test("A tap on nothing fails at its line, and says what comes nearest and what is there")
    func tapOnNothing() throws {
      let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
        app.launch()
        app.buttons["Cancle"].tap(file: "Here.swift", line: 12)
      }
      #expect(failures.count == 1)
      let failure = try #require(failures.first)
      #expect(failure.file == "Here.swift" && failure.line == 12)
      #expect(
        failure.message.hasPrefix(
          "Failed to tap \"Cancle\" Button: No matches found for \"Cancle\" Button\nNearest on the screen:\n  Button, ")
      )
      #expect(failure.message.contains("label: 'Cancel', Disabled"))
      #expect(failure.elementTree?.hasPrefix("Application, ") == true)
    }

    @Test("A tap looks for its element for a while")
    func lateElement() throws {
      let (taps, screen) = (Locked(0), AppTestBench.screen)
      let fake = try FakeApp { request in
        switch request {
        case .perform:
          let isFirst = taps.withLock { count in
            count += 1
            return count == 1
          }
          return .reply(isFirst ? .failure(AutomationFailure(.noMatch, message: "No matches found")) : .done)
        case .wait: return .reply(.bool(true))
        default: return .reply(FakeApp.answer(request, over: screen))
        }
      }
      let failures = AppTestBench.run(fake) { app in
        app.launch()
        app.buttons["OK"].tap()
        #expect("\(app.buttons["OK"])" == "\"OK\" Button")
      }
      #expect(failures.isEmpty && taps.withLock { $0 } == 2)
      let waits = fake.journal.requests.compactMap { request -> Double? in
        guard case .wait(_, .exists, let seconds) = request else { return nil }
        return seconds
      }
      #expect(waits == [2])
    }

    @Test("A tap on several elements fails, and names them")
    func tapOnSeveral() throws {
      let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
        app.launch()
        app.buttons.element.tap()
      }
      #expect(
        failures.first?.message.hasPrefix(
          "Failed to tap Button: Multiple matching elements found for Button: 2\nMatches:\n")
          == true)
    }

    @Test("An attribute of nothing fails at the test method")
    func attributeOfNothing() throws {
      let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { app in
        app.launch()
        #expect(app.staticTexts["x"].label == "")
      }
      #expect(
        failures.first?.message.hasPrefix("Failed to get matching snapshot: No matches found for \"x\" StaticText")
          == true)
      #expect(failures.first?.file == "Method.swift" && failures.first?.line == 1)
    }

    @Test("An action without an app fails")
    func notRunning() throws {
      let failures = AppTestBench.run(try FakeApp(showing: AppTestBench.screen)) { $0.buttons["OK"].tap() }
      #expect(failures.first?.message == "Failed to tap \"OK\" Button: Application Fruit is not running")
    }

    @Test("A crash of the app is told with what it printed")
    func crash() throws {
      let folder = Locked("")
      let fake = try FakeApp { request in
        guard case .perform = request else { return .reply(.done) }
        let log = "hello\nFruit/Model.swift:3: Fatal error: Division by zero\n0 divide() at Model.swift:3\n"
        try? Data(log.utf8).write(to: URL(fileURLWithPath: folder.withLock { $0 } + "/app.log"))
        return .die(status: 5)
      }
      folder.withLock { $0 = fake.folder }
      let failures = AppTestBench.run(fake) { app in
        app.launch()
        app.buttons["="].tap()
        #expect(app.state == .notRunning)
        app.launch()
        #expect(app.state != .notRunning)
      }
      #expect(
        failures.first?.message == """
          Failed to tap "=" Button: Application Fruit crashed: Fruit/Model.swift:3: Fatal error: Division by zero
          0 divide() at Model.swift:3
          """)
    }

    @Test(
      "An app that ends in silence is told with its status", arguments: [(5, "signal SIGTRAP"), (9 << 8, "status 9")])
    func silentEnd(_ status: Int32, _ words: String) throws {
      let fake = try FakeApp { $0 == .ready ? .reply(.done) : .die(status: status) }
      let failures = AppTestBench.run(fake) { app in
        app.launch()
        _ = app.buttons.count
      }
      #expect(failures.first?.message.contains(words) == true)
    }

    @Test("An app that does not answer is ended, and its stack told", arguments: [FakeApp.Behaviour.hang, .stop])
    func hang(_ behaviour: FakeApp.Behaviour) throws {
      let fake = try FakeApp { $0 == .ready ? .reply(.done) : behaviour }
      let failures = AppTestBench.run(fake, timeout: 0.2) { app in
        app.launch()
        app.buttons["="].tap()
        #expect(app.state == .notRunning)
      }
      #expect(
        failures.first?.message.hasPrefix(
          "Failed to tap \"=\" Button: Application Fruit did not answer within 0.2 s; it was stopped here:") == true)
      #expect(fake.journal.signals == [SIGQUIT])
    }

    @Test("An answer of the wrong kind is a failure")
    func wrongAnswer() throws {
      let failures = AppTestBench.run(try FakeApp { _ in .reply(.done) }) { app in
        app.launch()
        _ = app.buttons.count
      }
      #expect(failures.first?.message.contains("an answer of the wrong kind") == true)
    }
  }
}
