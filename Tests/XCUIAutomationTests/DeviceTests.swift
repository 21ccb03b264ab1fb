import Foundation
import Testing
import WindfallCore

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("The device")
  @MainActor
  struct DeviceTests {
    @Test("A turned device stays turned for the next launch")
    func orientation() throws {
      let fake = try FakeApp(showing: AppTestBench.screen)
      let failures = AppTestBench.run(fake) { app in
        let device = XCUIDevice.shared
        device.orientation = .landscapeLeft
        #expect(fake.journal.requests.isEmpty)
        app.launch()
        device.orientation = .landscapeLeft
        device.orientation = .portrait
        device.appearance = .dark
        app.launch()
        device.appearance = .light
        #expect(device.orientation == .portrait)
      }
      #expect(failures.isEmpty)
      #expect(
        fake.journal.requests == [
          .ready, .setDevice(.orientation(3)), .setDevice(.orientation(1)), .setDevice(.darkAppearance(true)),
          .terminate, .ready, .setDevice(.orientation(1)), .setDevice(.darkAppearance(true)),
          .setDevice(.darkAppearance(false)), .terminate,
        ])
    }

    @Test("A URL that the system opens starts the app; one of the web has no browser")
    func openURL() throws {
      let fake = try FakeApp(showing: AppTestBench.screen)
      let failures = AppTestBench.run(fake) { _ in
        let (fruit, web) = (URL(string: "fruit://apple"), URL(string: "HTTPS://example.com"))
        for url in [fruit, web].compactMap(\.self) { XCUIDevice.shared.system.open(url) }
      }
      #expect(life(of: fake) == [.ready, .open(url: "fruit://apple"), .terminate])
      #expect(failures.map(\.message).first?.hasSuffix("there is no browser") == true && failures.count == 1)
    }

    @Test("To reset what an app is allowed ends it")
    func reset() throws {
      let fake = try FakeApp(showing: AppTestBench.screen)
      AppTestBench.run(fake) { app in
        app.resetAuthorizationStatus(for: .location)
        app.launch()
        app.resetAuthorizationStatus(for: .camera)
        #expect(app.state == .notRunning)
      }
      #expect(life(of: fake) == [.ready, .terminate])
    }

    /// The requests without the settings, which other tests leave to the device.
    private func life(of fake: FakeApp) -> [AutomationRequest] {
      fake.journal.requests.filter { if case .setDevice = $0 { false } else { true } }
    }
  }
}
