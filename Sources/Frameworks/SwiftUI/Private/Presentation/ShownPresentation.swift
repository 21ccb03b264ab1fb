import UIKit

/// One presentation that is on screen.
@MainActor
final class ShownPresentation {
  let id: AnyHashable
  private let kind: PresentationRequest.Kind
  private let controller: UIViewController
  private let onDismiss: (@MainActor () -> Void)?
  private let reader: AlertReader?
  /// Where a split view with several columns shows what a link of another column opens.
  private let column: SplitColumnSlot?
  /// Called when a person ended the presentation.
  var onEnd: (() -> Void)?

  init(
    _ request: PresentationRequest, _ environment: EnvironmentValues, _ handle: PresentationHandle, _ owner: _ViewNode
  ) {
    id = request.id
    kind = request.kind
    onDismiss = request.onDismiss
    let isPush = if case .push = request.kind { true } else { false }
    column = isPush ? environment.nextColumn : nil
    switch request.kind {
    case .alert(let content):
      let reader = AlertReader(owner)
      let alert = reader.controller(for: content)
      self.reader = reader
      controller = alert
      reader.onChoice = { [weak self] in self?.ended() }
    case .sheet(let view), .cover(let view), .push(let view):
      let inner = column?.environment(in: environment) ?? environment
      let page = PageController(view, inner, handle, isPresented: !isPush)
      reader = nil
      controller = page
      page.onEnd = { [weak self] in self?.ended() }
    }
  }

  /// Whether UIKit took it.
  func begin(from presenter: UIViewController) -> Bool {
    if let column {
      column.show(controller)
      return true
    }
    if case .push = kind {
      guard let navigation = presenter as? UINavigationController ?? presenter.navigationController else {
        return false
      }
      navigation.pushViewController(controller, animated: true)
      return true
    }
    if case .cover = kind { controller.modalPresentationStyle = .fullScreen }
    controller.presentationController?.delegate = controller as? PageController
    if controller is UIAlertController, let popover = controller.popoverPresentationController {
      popover.sourceView = presenter.view
      popover.sourceRect = CGRect(x: presenter.view.bounds.midX, y: presenter.view.bounds.midY, width: 0, height: 0)
    }
    presenter.present(controller, animated: true)
    return controller.presentingViewController != nil
  }

  func update(_ view: AnyView, _ environment: EnvironmentValues) {
    (controller as? PageController)?.update(view, column?.environment(in: environment) ?? environment)
  }

  func end() {
    reader?.close()
    if let column { return column.end(controller) }
    if let presenting = controller.presentingViewController {
      presenting.dismiss(animated: true, completion: onDismiss)
    } else if let navigation = controller.navigationController,
      let index = navigation.viewControllers.firstIndex(of: controller), index > 0
    {
      navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
  }

  private func ended() {
    reader?.close()
    onEnd?()
    onDismiss?()
  }
}
