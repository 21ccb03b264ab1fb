import Foundation

/// See [ReceivedTransferredFile](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile).
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
