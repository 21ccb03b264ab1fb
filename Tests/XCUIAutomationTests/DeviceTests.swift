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
  }
}
