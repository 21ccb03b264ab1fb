import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIActivityViewControllerTests {
  private final class Activity: UIActivity {
    var prepared: [Any] = []
    override var activityType: ActivityType? { ActivityType("own") }
    override var activityTitle: String? { "Frame it" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
  }

  private let root = UIViewController()

  /// Presents, does something, and gives what the completion was told.
  private func result(
    of controller: UIActivityViewController, _ body: () throws -> Void
  ) async throws -> (UIActivity.ActivityType?, Bool) {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(controller, animated: true)
    CommitCycle.shared.commitIfNeeded()
    var told: (UIActivity.ActivityType?, Bool)?
    controller.completionWithItemsHandler = { type, completed, _, _ in told = (type, completed) }
    try body()
    CommitCycle.shared.commitIfNeeded()
    window.isHidden = true
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(root.presentedViewController == nil)
    return try #require(told)
  }

  @Test func `Copying puts what is shared on the pasteboard`() async throws {
    let controller = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
    let (type, completed) = try await result(of: controller) {
      let list = try #require(Element.onScreen(.other).first { $0.identifier == "ActivityListView" })
      #expect(list.all(.cell).map(\.label) == ["Copy"])
      tap(list.all(.cell).first)
    }
    #expect(type == .copyToPasteboard && completed)
    #expect(UIPasteboard.general.string == "a text")
  }

  @Test func `An own activity is prepared with what sources give for it`() async throws {
    let activity = Activity()
    let controller = UIActivityViewController(activityItems: [Source(), 5], applicationActivities: [activity])
    controller.excludedActivityTypes = [.copyToPasteboard]
    let (type, completed) = try await result(of: controller) {
      let cells = Element.onScreen(.cell)
      #expect(cells.map(\.label) == ["Frame it"])
      tap(cells.first)
    }
    #expect(type?.rawValue == "own" && completed)
    #expect(activity.prepared.map { "\($0)" } == ["for own", "5"])
  }

  @Test func `Closing completes nothing`() async throws {
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    let (type, completed) = try await result(of: controller) {
      tap(Element.onScreen(.button).first { $0.label == "Close" })
    }
    #expect(type == nil && !completed)
    let other = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(try await result(of: other) { root.dismiss(animated: true) }.1 == false)
  }
}
