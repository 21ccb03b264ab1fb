import Testing

@testable @_spi(Windfall) import UIKit

@MainActor @Suite struct UIWindowSceneMakingTests {
  @Test("A scene can be made as any object can, and a window shown in it")
  func scene() throws {
    let scene = try #require((UIWindowScene.self as NSObject.Type).windfallMake() as? UIWindowScene)
    #expect(scene.activationState == .unattached && scene.session.role == .windowApplication)
    #expect(scene.session.scene === scene && scene.delegate == nil)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.windowScene === scene && scene.windows == [window] && scene.keyWindow === window)
    window.isHidden = true
    let session = (UISceneSession.self as NSObject.Type).windfallMake() as? UISceneSession
    #expect(session != nil && session?.scene == nil)
  }
}
