import SafariServices
import Testing
@_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct SFSafariViewControllerTests {
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    private let events: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation

    override init() {
      (events, note) = AsyncStream.makeStream()
      super.init()
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note.yield("finish") }

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { note.yield("loaded \(didLoadSuccessfully)") }

    func next() async -> String? {
      for await event in events { return event }
      return nil
    }
  }

  @Test("The page does not load, and the button dismisses")
  func presentation() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
    let listener = Listener()
    safari.delegate = listener
    root.present(safari, animated: false)
    CommitCycle.shared.commitIfNeeded()
    #expect(root.presentedViewController === safari)
    window.isHidden = true
    #expect(await listener.next() == "loaded false")
    window.isHidden = false
    CommitCycle.shared.commitIfNeeded()
    let button = try #require(safari.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.title(for: .normal) == "Done" && button.frame.minY == safari.view.safeAreaInsets.top)
    button.sendActions(for: .touchUpInside)
    #expect(root.presentedViewController == nil)
    window.isHidden = true
    #expect(await listener.next() == "finish")
  }
}
