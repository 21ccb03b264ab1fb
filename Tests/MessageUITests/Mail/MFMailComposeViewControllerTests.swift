import MessageUI
import Testing
@_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct MFMailComposeViewControllerTests {
  private final class Listener: NSObject, MFMailComposeViewControllerDelegate {
    private let results: AsyncStream<MFMailComposeResult>
    private let note: AsyncStream<MFMailComposeResult>.Continuation

    override init() {
      (results, note) = AsyncStream.makeStream()
      super.init()
    }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { note.yield(error is MFMailComposeError ? result : .cancelled) }

    func next() async -> MFMailComposeResult? {
      for await result in results { return result }
      return nil
    }
  }

  @Test("Nothing can be sent")
  func availability() {
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
  }

  @Test("A mail that is presented nevertheless fails")
  func failure() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let mail = MFMailComposeViewController()
    let listener = Listener()
    mail.mailComposeDelegate = listener
    mail.setToRecipients(["someone@example.com"])
    mail.setMessageBody("Hello", isHTML: false)
    root.present(mail, animated: false)
    CommitCycle.shared.commitIfNeeded()
    window.isHidden = true
    #expect(await listener.next() == .failed)
  }
}
