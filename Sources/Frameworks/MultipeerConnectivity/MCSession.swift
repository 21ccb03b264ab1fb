/// See [MCSession](https://developer.apple.com/documentation/multipeerconnectivity/mcsession). Nobody is near: no peer is ever connected, and nothing can be sent.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  public init(peer myPeerID: MCPeerID) {
    self.myPeerID = myPeerID
    securityIdentity = nil
    encryptionPreference = .required
    super.init()
  }

  open var connectedPeers: [MCPeerID] { [] }

  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }

  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }

  /// There is nothing to leave.
  open func disconnect() {}
}

/// See [MCSessionState](https://developer.apple.com/documentation/multipeerconnectivity/mcsessionstate).
public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}

/// See [MCSessionSendDataMode](https://developer.apple.com/documentation/multipeerconnectivity/mcsessionsenddatamode).
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}

/// See [MCSessionDelegate](https://developer.apple.com/documentation/multipeerconnectivity/mcsessiondelegate). It is called on a queue in the background.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)

  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)

  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)

  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)

  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)

  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
