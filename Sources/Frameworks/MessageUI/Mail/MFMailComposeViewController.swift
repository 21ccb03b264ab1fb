/// See [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller).
///
/// As on a simulator there is no mail account. One that is presented nevertheless shows no message, and tells its
/// delegate that sending failed.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var message = Message()

  /// What has been set, for nobody to send.
  private struct Message {
    var subject = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var body = ""
    var isHTML = false
    var sender = ""
    var attachments: [(data: Data, type: String, name: String)] = []
  }

  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) { message.subject = subject }

  open func setToRecipients(_ toRecipients: [String]?) { message.to = toRecipients ?? [] }

  open func setCcRecipients(_ ccRecipients: [String]?) { message.cc = ccRecipients ?? [] }

  open func setBccRecipients(_ bccRecipients: [String]?) { message.bcc = bccRecipients ?? [] }

  open func setMessageBody(_ body: String, isHTML: Bool) {
    message.body = body
    message.isHTML = isHTML
  }

  open func setPreferredSendingEmailAddress(_ emailAddress: String) { message.sender = emailAddress }

  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    message.attachments.append((attachment, mimeType, filename))
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
    }
  }
}

/// See [MFMailComposeViewControllerDelegate](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate).
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// See [MFMailComposeResult](https://developer.apple.com/documentation/messageui/mfmailcomposeresult).
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// See [MFMailComposeError](https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct).
public struct MFMailComposeError: _BridgedStoredNSError {
  /// See [MFMailComposeError.Code](https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MFMailComposeError

    case saveFailed, sendFailed
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
  public static var errorDomain: String { MFMailComposeErrorDomain }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
