/// See [NSDiscardableContent](https://developer.apple.com/documentation/foundation/nsdiscardablecontent). On Linux, Foundation's
/// own can only be that of an `NSObject`, which it need not be on iOS.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
