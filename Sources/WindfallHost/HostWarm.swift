import Foundation
import WindfallCore

/// A template calls this once, so that none of its children must do the same work again.
///
/// Nothing here may start a thread, touch Dispatch, or read what only a launch decides: the environment, the
/// arguments, the time zone, the languages. What lies beside the executable is the same for every launch.
@_cdecl("windfall_host_warm")
public func warmHost() {
  warmAutomation()
  warmText()
  warmFoundation()
}

/// One request from its bytes to the bytes of its reply.
private func warmAutomation() {
  let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "x")), .select(.only)])
  _ = try? AutomationRequest(
    wireBytes: AutomationRequest.perform(.tap(taps: 1, touches: 1), at: .element(query)).wireBytes)
  let application = Element(type: .application, children: [Element(type: .button, label: "x")])
  guard let found = try? QueryEvaluator(application).resolve(query) else { return }
  _ = AutomationReply.element(found).wireBytes
  _ = found.line
}

/// The glyph tables of the weights that controls use.
private func warmText() {
  for weight in [FontSpec.Weight.regular, .medium, .semibold, .bold] {
    _ = TextMeasure.size(of: "Ag 0123456789", font: FontSpec(size: 17, weight: weight))
  }
}

/// What nearly every app uses on its way to the first frame.
private func warmFoundation() {
  struct Item: Codable { var name: String, number: Double }
  _ = try? JSONDecoder().decode([Item].self, from: Data(#"[{"name": "a", "number": 1}]"#.utf8))
  _ = URL(fileURLWithPath: "/a/b").appendingPathComponent("c").path
  _ = NSString(string: "a").hasPrefix("b")
  _ = (1 as Any) as? any CustomStringConvertible
  _ = Bundle.main.infoDictionary
  let center = NotificationCenter()
  let name = Notification.Name("WindfallHostWarm")
  let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
  center.post(name: name, object: NSObject())
  center.removeObserver(token)
}
