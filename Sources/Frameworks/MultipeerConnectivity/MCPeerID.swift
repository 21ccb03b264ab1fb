/// See [MCPeerID](https://developer.apple.com/documentation/multipeerconnectivity/mcpeerid). Two peers of one name are not the same.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String

  /// Stops at a name that is empty or longer than 63 bytes.
  public init(displayName myDisplayName: String) {
    precondition(
      (1...63).contains(myDisplayName.utf8.count), "the name of a peer has 1 to 63 bytes: \(myDisplayName)")
    displayName = myDisplayName
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<MCPeerID: DisplayName = \(displayName)>" }
}
