/// See [WKPermissionDecision](https://developer.apple.com/documentation/webkit/wkpermissiondecision).
public enum WKPermissionDecision: Int, Sendable {
  case prompt, grant, deny
}
