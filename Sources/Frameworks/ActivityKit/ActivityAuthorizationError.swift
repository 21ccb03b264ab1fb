/// See [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case networkUnavailable, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
  case unsupportedTarget, visibility
}
