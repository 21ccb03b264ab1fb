import Dispatch

/// Runs with the coming and going of a context or edit menu, which take no time.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) { completions.append(completion) }

  /// Runs the animations now and the completions on a later turn.
  func finish() {
    for animation in animations { animation() }
    let waiting = completions
    guard !waiting.isEmpty else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { for completion in waiting { completion() } } }
  }
}
