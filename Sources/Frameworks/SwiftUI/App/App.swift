@_spi(Windfall) import UIKit

/// The structure and behaviour of an app: [App](https://developer.apple.com/documentation/swiftui/app).
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  init()
}

extension App {
  public static func main() {
    let host = AppHost(Self())
    UIApplication.run(delegateClass: host.delegateClass) { scene in host.makeWindow(in: scene) }
  }
}

/// Keeps the app's value and its state, and shows its first window.
@MainActor
final class AppHost<A: App>: StateDependent {
  private var app: A
  private let properties = PropertyStore(layout: ViewTypeLayout.of(A.self))
  private weak var scene: UIWindowScene?
  private var controller: UIHostingController<AnyView>?
  let graph = ViewGraph()
  let depth = 0
  let isAlive = true
  var isInvalid = false
  var observationTarget: ObservationTarget?

  init(_ app: A) { self.app = app }

  /// The delegate that a `UIApplicationDelegateAdaptor` of the app names.
  var delegateClass: (any UIApplicationDelegate.Type)? {
    ViewTypeLayout.of(A.self).fieldTypes.lazy.compactMap { ($0 as? any DelegateAdaptor.Type)?.delegateType }.first
  }

  func makeWindow(in scene: UIWindowScene) -> UIWindow {
    self.scene = scene
    UIApplication.shared.onSceneState = { [weak self] in self.map { $0.graph.invalidate($0) } }
    let controller = UIHostingController(rootView: evaluate())
    self.controller = controller
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    UIApplication.shared.urlReceiver = { URLReceivers.shared.receive($0) }
    return window
  }

  func revalidate() {
    isInvalid = false
    controller?.rootView = evaluate()
  }

  private func evaluate() -> AnyView {
    var environment = EnvironmentValues()
    environment.scenePhase = ScenePhase(scene?.activationState)
    properties.connect(&app, environment: environment, to: self)
    let content = ViewGraph.evaluate(self) { app.body._windowContent() }
    guard let content else { fatalError("\(A.self) has no WindowGroup: there is nothing to show at launch") }
    return content
  }
}
