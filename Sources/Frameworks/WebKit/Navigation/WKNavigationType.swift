/// See [WKNavigationType](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
