import Dispatch

/// Opens the context menu of its owner while a finger is held down, and tells the owner how it goes on.
@MainActor final class ContextMenuGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UILongPressGestureRecognizer()
  private weak var owner: (any ContextMenuOwner)?
  private var request: ContextMenuRequest?
  private weak var overlay: MenuOverlay?

  init(owner: any ContextMenuOwner) {
    self.owner = owner
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in if self?.recognizer.state == .began { self?.open() } }
  }

  /// Where there is no menu, the touch goes on as if nobody had waited for one.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard overlay == nil, let view = gestureRecognizer.view else { return false }
    request = owner?.contextMenu(at: gestureRecognizer.location(in: view))
    return request != nil
  }

  private func open() {
    guard let request else { return }
    self.request = nil
    let configuration = request.configuration
    let menu = configuration.actionProvider?([])
    let preview = configuration.previewProvider?()
    guard menu != nil || preview != nil else { return }
    let animator = ContextMenuAnimator(preview)
    owner?.willDisplayMenu(of: configuration, animator)
    let overlay = MenuOverlay.open(menu ?? UIMenu(), for: request.source)
    overlay?.onClose = { [weak self] in self?.end(configuration, preview) }
    overlay?.show(preview) { [weak self] in self?.performPreviewAction(configuration, preview) }
    self.overlay = overlay
    animator.finish()
  }

  private func end(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) {
    overlay = nil
    let animator = ContextMenuAnimator(preview)
    owner?.willEndMenu(of: configuration, animator)
    animator.finish()
  }

  private func performPreviewAction(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) {
    let animator = ContextMenuAnimator(preview)
    owner?.willPerformPreviewAction(of: configuration, animator)
    dismiss()
    animator.finish()
  }

  func dismiss() { overlay?.close() }

  func update(_ change: (UIMenu) -> UIMenu) { overlay?.update(change) }
}

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

/// A context menu that is wanted, and the view that it is about.
struct ContextMenuRequest {
  let configuration: UIContextMenuConfiguration
  let source: UIView
}

extension UITargetedPreview? {
  /// The view that a menu stands beside, if it is on the screen.
  @MainActor var shownView: UIView? { self.flatMap { $0.view.window == nil ? nil : $0.view } }
}

/// Whoever has context menus: an interaction, a table or a collection view.
@MainActor protocol ContextMenuOwner: AnyObject {
  /// The menu for a point in the coordinates of the view whose gesture it is; nil where there is none.
  func contextMenu(at point: CGPoint) -> ContextMenuRequest?
  func willDisplayMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  func willEndMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  /// The preview of the menu was tapped.
  func willPerformPreviewAction(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
}
