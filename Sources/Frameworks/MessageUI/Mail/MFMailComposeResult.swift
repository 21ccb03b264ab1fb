/// See [MFMailComposeResult](https://developer.apple.com/documentation/messageui/mfmailcomposeresult).
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
