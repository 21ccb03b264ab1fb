import Foundation
import WindfallHost

/// A program that is a template, or an app under automation, as its environment says; `WindfallHostTests` talks to it.
@main struct HostFixture {
  @MainActor static func main() {
    if let descriptor = ProcessInfo.processInfo.environment["WINDFALL_AUTOMATION_FD"].flatMap({ Int32($0) }) {
      AutomationServer(app: SampleApp(), descriptor: descriptor).start()
    }
    RunLoop.main.run()
  }
}
