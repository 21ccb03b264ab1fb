@_spi(Windfall) import FoundationOverlay

/// See [MCNearbyServiceBrowser](https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowser). Nobody is found; who is invited all the same does not answer,
/// which the session's delegate hears at once.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    MCServiceType.check(serviceType)
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
  }

  open func startBrowsingForPeers() {}

  open func stopBrowsingForPeers() {}

  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    Callback { session.delegate?.session(session, peer: peerID, didChange: .notConnected) }.callInBackground()
  }
}
