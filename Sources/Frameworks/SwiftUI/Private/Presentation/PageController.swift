@_spi(Windfall) import UIKit

/// Shows a view that another graph presents, in a graph of its own with the environment of the place it comes from.
final class PageController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let hosting = HostingView(frame: UIScreen.main.bounds)
  private let handle: PresentationHandle?
  private var inherited: EnvironmentValues?
  private(set) lazy var bar = PageBar(self)
  /// Called when a person took the page away.
  var onEnd: (() -> Void)?

  init(
    _ content: AnyView, _ environment: EnvironmentValues, _ handle: PresentationHandle?, isPresented: Bool = false
  ) {
    self.handle = handle
    hosting.ownsColorScheme = isPresented
    super.init(nibName: nil, bundle: nil)
    hosting.backgroundColor = .systemBackground
    update(content, environment)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = hosting }

  /// The name that UI tests recorded on iOS have for it.
  override var untitledBarIdentifier: String { "_TtGC7SwiftUI32NavigationStackHosting" }

  func update(_ content: AnyView, _ environment: EnvironmentValues) {
    inherit(environment)
    hosting.setRoot(content)
  }

  /// Takes the environment of the place that the page comes from.
  func inherit(_ environment: EnvironmentValues) {
    if let inherited, inherited.identity == environment.identity { return }
    inherited = environment
    var inner = environment.withoutAccessibility()
    inner.presentation = handle
    inner.navigationItem = navigationItem
    inner.pageBar = bar
    inner.outerSearch = nil
    inner.isListRow = false
    hosting.inheritedEnvironment = inner
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = !bar.hasBottom
    bar.showOrHide()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onEnd?() }
  }
}
