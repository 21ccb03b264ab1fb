import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// A template calls this once, so that none of its children must do the same work again.
///
/// Nothing here may start a thread, touch Dispatch, or read what only a launch decides: the environment, the
/// arguments, the time zone, the languages. What lies beside the executable is the same for every launch.
@_cdecl("windfall_host_warm")
public func warmHost() { MainActor.assumeIsolated { HostWarm.run() } }

@MainActor enum HostWarm {
  static func run() {
    warmAutomation()
    warmText()
    warmFoundation()
    Rehearsal.perform(rehearse)
  }

  /// Shows a screen of SwiftUI's, where there is SwiftUI, and uses it as a test would.
  private static func rehearse() {
    guard let symbol = dlsym(nil, "windfall_rehearsal_screen") else { return }
    typealias MakeScreen = @convention(c) () -> UInt
    guard let screen = UnsafeRawPointer(bitPattern: unsafeBitCast(symbol, to: MakeScreen.self)()) else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Unmanaged<UIViewController>.fromOpaque(screen).takeRetainedValue()
    window.makeKeyAndVisible()
    let app = UIKitApp()
    let button = ElementQuery(steps: [.descendants(.button), .select(.first)])
    let requests: [AutomationRequest] = [
      .exists(button), .count(button), .isHittable(button), .perform(.tap(taps: 1, touches: 1), at: .element(button)),
      .resolve(button, withChildren: false), .wait(button, .exists, seconds: 0), .snapshot,
    ]
    for request in requests {
      guard let outcome = try? request.command.run(on: app) else { continue }
      switch outcome {
      case .reply(let reply), .settle(let reply): _ = WireFrame.bytes(of: reply)
      case .wait(_, let reply, _): _ = try? reply()
      case .terminate: break
      }
      _ = app.frame
    }
    window.isHidden = true
  }

  /// One request from its bytes to the bytes of its reply.
  private static func warmAutomation() {
    let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "x")), .select(.only)])
    _ = try? AutomationRequest(
      wireBytes: AutomationRequest.perform(.tap(taps: 1, touches: 1), at: .element(query)).wireBytes)
    let application = Element(type: .application, children: [Element(type: .button, label: "x")])
    guard let found = try? QueryEvaluator(application).resolve(query) else { return }
    _ = AutomationReply.element(found).wireBytes
    _ = found.line
  }

  /// The glyph tables of the weights that controls use.
  private static func warmText() {
    for weight in [FontSpec.Weight.regular, .medium, .semibold, .bold] {
      _ = TextMeasure.size(of: "Ag 0123456789", font: FontSpec(size: 17, weight: weight))
    }
  }

  /// What nearly every app uses on its way to the first frame.
  private static func warmFoundation() {
    struct Item: Codable { var name: String, number: Double }
    _ = try? JSONDecoder().decode([Item].self, from: Data(#"[{"name": "a", "number": 1}]"#.utf8))
    _ = URL(fileURLWithPath: "/a/b").appendingPathComponent("c").path
    _ = NSString(string: "a").hasPrefix("b")
    _ = (1 as Any) as? any CustomStringConvertible
    _ = Decimal(string: "1.5")?.description
    _ = NSDictionary(dictionary: ["a": ["b", 1] as [Any]])
    _ = FileManager.default.fileExists(atPath: "/")
    _ = Bundle.main.infoDictionary
    let center = NotificationCenter()
    let name = Notification.Name("WindfallHostWarm")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    center.post(name: name, object: NSObject())
    center.removeObserver(token)
  }
}
