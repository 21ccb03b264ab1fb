import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIWindowSceneGeometryPreferencesTests {
  private final class Controller: UIViewController {
    var mask = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func `A scene turns to an orientation that is allowed, and says where none is`() {
    let controller = Controller()
    withWindow(showing: controller) { _ in
      let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      var errors = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in errors += 1 }
      #expect(controller.view.bounds.width > controller.view.bounds.height && errors == 0)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
      #expect(controller.view.bounds.width < controller.view.bounds.height && errors == 0)
      controller.mask = .portrait
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
      #expect(controller.view.bounds.width < controller.view.bounds.height && errors == 1)
    }
  }
}
