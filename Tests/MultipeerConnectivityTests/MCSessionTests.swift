import Foundation
import MultipeerConnectivity
import Testing

@Suite struct MCSessionTests {
  private final class Delegate: NSObject, MCSessionDelegate, @unchecked Sendable {
    let change: @Sendable (MCPeerID, MCSessionState) -> Void

    init(change: @escaping @Sendable (MCPeerID, MCSessionState) -> Void) { self.change = change }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { change(peerID, state) }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(
      _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID
    ) {}
    func session(
      _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
      with progress: Progress
    ) {}
    func session(
      _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
      at localURL: URL?, withError error: (any Error)?
    ) {}
  }

  private let me = MCPeerID(displayName: "Me")
  private let other = MCPeerID(displayName: "Other")

  @Test("Peers are told apart, and copied as themselves")
  func peers() {
    #expect(me != MCPeerID(displayName: "Me") && me.copy() as? MCPeerID == me && me.displayName == "Me")
  }

  @Test("Nothing can be sent to who is not connected")
  func sending() {
    let session = MCSession(peer: me)
    #expect(session.connectedPeers.isEmpty && session.encryptionPreference == .required)
    #expect { try session.send(Data(), toPeers: [other], with: .reliable) } throws: {
      ($0 as? MCError)?.code == .notConnected
    }
    #expect { try session.send(Data(), toPeers: [], with: .reliable) } throws: {
      ($0 as? MCError)?.code == .invalidParameter
    }
  }

  @Test("An invitation is not answered")
  func invitation() async {
    let session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .none)
    let browser = MCNearbyServiceBrowser(peer: me, serviceType: "windfall-1")
    var delegate: Delegate?
    let state = await withCheckedContinuation { continuation in
      delegate = Delegate { _, state in continuation.resume(returning: state) }
      session.delegate = delegate
      browser.startBrowsingForPeers()
      browser.invitePeer(other, to: session, withContext: nil, timeout: 30)
    }
    #expect(state == .notConnected)
  }

  @Test("A type of services has small letters, digits and hyphens")
  func serviceTypes() async {
    await #expect(processExitsWith: .failure) {
      _ = MCNearbyServiceAdvertiser(peer: MCPeerID(displayName: "Me"), discoveryInfo: nil, serviceType: "Too_Bad")
    }
    _ = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "hws-project25")
  }
}
