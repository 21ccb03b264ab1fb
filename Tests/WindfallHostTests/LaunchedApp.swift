import Foundation
import WindfallCore
@testable import XCUIAutomation

/// A child of a template with the two sockets that lead to it.
struct LaunchedApp {
  let template: UnixSocket
  let automation: UnixSocket
  let launched: TemplateReply

  func send(_ request: AutomationRequest) throws -> AutomationReply {
    try automation.send(WireFrame.bytes(of: request))
    let deadline = Deadline(seconds: 60)
    let header = try automation.receive(count: WireFrame.headerSize, until: deadline)
    let length = try WireFrame.length(header: header)
    return try AutomationReply(wireBytes: try automation.receive(count: length, until: deadline))
  }

  func tap(_ button: String) throws -> AutomationReply {
    try send(.perform(.tap(taps: 1, touches: 1), at: .element(.element(named: button))))
  }

  /// The text of a label, found by its identifier.
  func text(_ identifier: String) throws -> String? {
    guard case .element(let found) = try send(.resolve(.element(named: identifier), withChildren: false)) else {
      return nil
    }
    return found.element.label
  }

  func close() {
    automation.close()
    template.close()
  }
}
