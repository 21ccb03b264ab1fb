import Foundation
import WindfallCore

/// Hands the app a URL, as the system does.
struct OpenCommand: AutomationCommand {
  let url: String

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    guard let url = URL(string: url) else {
      throw AutomationFailure(.invalidRequest, message: "\"\(url)\" is not a URL")
    }
    try app.open(url)
    return .settle(.done)
  }
}
