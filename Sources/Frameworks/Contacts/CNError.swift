public let CNErrorDomain = "CNErrorDomain"

/// See [CNError](https://developer.apple.com/documentation/contacts/cnerror-swift.struct).
public struct CNError: _BridgedStoredNSError {
  /// See [CNError.Code](https://developer.apple.com/documentation/contacts/cnerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CNError

    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { CNErrorDomain }
  public static var errorDomain: String { CNErrorDomain }
}
