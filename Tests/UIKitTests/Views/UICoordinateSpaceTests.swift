import Foundation
import Testing
@testable @_spi(Windfall) import UIKit

@MainActor struct UICoordinateSpaceTests {
  @Test func `A view converts to and from the screen, whatever place its window has`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
    window.addSubview(view)
    let screen = window.screen.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 16, y: 28))
    #expect(view.convert(CGPoint(x: 16, y: 28), from: screen) == CGPoint(x: 1, y: 2))
    #expect(view.convert(view.bounds, to: screen) == CGRect(x: 15, y: 26, width: 100, height: 50))
    #expect(screen.convert(CGRect(x: 15, y: 26, width: 100, height: 50), to: view) == view.bounds)
    #expect(screen.convert(CGPoint.zero, from: view) == CGPoint(x: 15, y: 26))
    #expect(screen.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 3, y: 4))
  }

  @Test func `A view as coordinate space means the same as the view`() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 7, y: 8, width: 1, height: 1)))
    outer.addSubview(inner)
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint.zero, to: space) == inner.convert(CGPoint.zero, to: outer as UIView?))
    #expect(inner.convert(CGPoint.zero, from: space) == CGPoint(x: -7, y: -8))
  }

  @Test func `A scene has the coordinates of its screen`() {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
