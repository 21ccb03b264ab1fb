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
