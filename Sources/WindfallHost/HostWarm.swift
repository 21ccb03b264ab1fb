import Foundation
import WindfallCore

/// A template calls this once, so that none of its children must do the same work again.
///
/// Nothing here may start a thread, touch Dispatch, or read what only a launch decides: the environment, the
/// arguments, the time zone, the main bundle.
@_cdecl("windfall_host_warm")
public func warmHost() {
  let request = AutomationRequest.exists(
    ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "x"))]))
  _ = try? AutomationRequest(wireBytes: request.wireBytes)
  let element = Element(type: .application, children: [Element(type: .button, label: "x")])
  let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "x"))])
  if let found = try? QueryEvaluator(element).resolve(query) {
    _ = AutomationReply.element(found).wireBytes
    _ = found.line
  }
}
