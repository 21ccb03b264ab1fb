import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UISceneConfigurationTests {
  private func entry(delegate: String) throws -> SceneManifest.Entry {
    let configuration = ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": delegate]
    let roles = [UISceneSession.Role.windowApplication.rawValue: [configuration]]
    let manifest = try #require(SceneManifest(info: ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]]))
    return try #require(manifest.entry(named: nil, role: .windowApplication))
  }

  @Test func `A delegate that is not there is left out`() throws {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.take(try entry(delegate: "Gone.SceneDelegate"))
    #expect(configuration.name == "Default")
    #expect(configuration.delegateClass == nil)
  }

  @Test func `A delegate is found by its name`() throws {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.take(try entry(delegate: "UIKit.UIResponder"))
    #expect(configuration.delegateClass == UIResponder.self)
  }
}
