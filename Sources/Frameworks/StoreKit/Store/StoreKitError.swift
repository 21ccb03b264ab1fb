/// See [StoreKitError](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
