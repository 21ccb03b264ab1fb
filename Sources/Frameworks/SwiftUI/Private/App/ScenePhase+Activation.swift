import UIKit

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
