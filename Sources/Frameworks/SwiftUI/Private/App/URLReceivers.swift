import UIKit

/// The views that want the URLs that the app is opened with.
@MainActor
final class URLReceivers {
  static let shared = URLReceivers()

  private struct WeakReceiver {
    weak var receiver: (any URLReceiver)?
  }

  private var receivers: [WeakReceiver] = []

  func add(_ receiver: any URLReceiver) { receivers.append(WeakReceiver(receiver: receiver)) }

  /// Hands a URL to all of them; false if there are none.
  func receive(_ url: URL) -> Bool {
    receivers.removeAll { $0.receiver?.isAlive != true }
    let living = receivers
    for entry in living { entry.receiver?.receive(url) }
    return !living.isEmpty
  }
}

/// A node that wants the URLs that the app is opened with.
@MainActor
protocol URLReceiver: _ViewNode {
  func receive(_ url: URL)
}

/// Several scenes; the first with a window is opened at launch.
struct SceneList: PrimitiveScene {
  nonisolated(unsafe) let scenes: [any Scene]

  nonisolated init(scenes: [any Scene]) {
    self.scenes = scenes
  }

  func _windowContent() -> AnyView? {
    for scene in scenes {
      if let content = scene._windowContent() { return content }
    }
    return nil
  }
}

extension ScenePhase {
  /// The phase for the state of a scene; a scene that is not attached yet is about to be active.
  init(_ state: UIScene.ActivationState?) {
    switch state {
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    default: self = .active
    }
  }
}
