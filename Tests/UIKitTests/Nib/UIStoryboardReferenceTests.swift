import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("References between storyboards") struct UIStoryboardReferenceTests {
  private static func storyboard(initial: String? = nil, _ objects: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial.map {
      " initialViewController=\"\($0)\"" } ?? "")>
      <scenes>\(objects.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  }

  private static let main = storyboard(
    initial: "tabs",
    """
    <tabBarController id="tabs"><connections>
      <segue destination="first" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="second" kind="relationship" relationship="viewControllers" id="r2"/>
    </connections></tabBarController>
    """,
    "<viewControllerPlaceholder storyboardName=\"Feed\" id=\"first\"/>",
    "<viewControllerPlaceholder storyboardName=\"Feed\" referencedIdentifier=\"Detail\" id=\"second\"/>",
    """
    <viewController storyboardIdentifier="Home" id="home"><view key="view" id="hv"/><connections>
      <segue destination="second" kind="show" identifier="Show" id="s1"/>
    </connections></viewController>
    """,
    "<viewControllerPlaceholder storyboardIdentifier=\"Far\" storyboardName=\"Nowhere\" id=\"far\"/>",
    "<viewControllerPlaceholder storyboardIdentifier=\"Round\" storyboardName=\"Round\" id=\"round\"/>")

  private static let feed = storyboard(
    initial: "feed", "<viewController title=\"Feed\" id=\"feed\"><view key=\"view\" id=\"fv\"/></viewController>",
    """
    <viewController storyboardIdentifier="Detail" id="detail" customClass="NibDetail" customModule="UIKitTests">
      <view key="view" tag="8" id="dv"/></viewController>
    """)

  private static let round = storyboard(
    initial: "again", "<viewControllerPlaceholder storyboardName=\"Round\" id=\"again\"/>")

  private static func files() throws -> InterfaceFixture {
    try InterfaceFixture(["Main.storyboardc": main, "Feed.storyboardc": feed, "Round.storyboardc": round])
  }

  @Test func `A relationship leads to the initial controller of another storyboard, or to the named one`() throws {
    let files = try Self.files()
    let tabs = UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController()
    let controllers = try #require((tabs as? UITabBarController)?.viewControllers)
    #expect(controllers.map(\.title) == ["Feed", nil])
    #expect(controllers.last is NibDetail && controllers.last?.view.tag == 8)
    #expect(controllers.first?.storyboard?.name == "Feed")
  }

  @Test func `A segue leads there too, and so does the identifier of the reference`() throws {
    let files = try Self.files()
    let main = UIStoryboard(name: "Main", bundle: files.bundle)
    let navigation = UINavigationController(
      rootViewController: main.instantiateViewController(withIdentifier: "Home"))
    withWindow(showing: navigation) { _ in
      navigation.topViewController?.performSegue(withIdentifier: "Show", sender: nil)
      #expect(navigation.topViewController is NibDetail)
    }
  }

  @Test func `A storyboard that is not there is named with file and line`() async {
    let text = await Self.failure("Far")
    #expect(text.contains("Main.storyboardc:"))
    #expect(text.contains("<viewControllerPlaceholder id=\"far\">: the bundle"))
    #expect(text.contains("has no storyboard named \"Nowhere\""))
  }

  @Test func `A reference to itself ends`() async {
    #expect(await Self.failure("Round").contains("the reference leads back to itself"))
  }

  private static func failure(_ identifier: String) async -> String {
    let result =
      identifier == "Far"
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await UIStoryboardReferenceTests.follow("Far")
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await UIStoryboardReferenceTests.follow("Round")
      }
    return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private static func follow(_ identifier: String) throws {
    let files = try files()
    _ = UIStoryboard(name: "Main", bundle: files.bundle).instantiateViewController(withIdentifier: identifier)
  }
}
