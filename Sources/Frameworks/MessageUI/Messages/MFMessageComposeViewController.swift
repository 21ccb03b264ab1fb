/// See [MFMessageComposeViewController](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller).
///
/// As on a simulator there are no messages. One that is presented nevertheless shows none, and tells its delegate that
/// sending failed.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  open class func canSendText() -> Bool { false }

  open class func canSendSubject() -> Bool { false }

  open class func canSendAttachments() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed) }
  }
}

/// See [MFMessageComposeViewControllerDelegate](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate).
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// See [MessageComposeResult](https://developer.apple.com/documentation/messageui/messagecomposeresult).
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}
