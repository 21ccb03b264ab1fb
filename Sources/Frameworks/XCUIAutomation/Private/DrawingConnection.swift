import Foundation
import Synchronization
import WindfallCore

/// The tool, which draws: this process has no graphics library.
final class DrawingConnection: Sendable {
  static let shared = TestEnvironment.drawingSocket.map { DrawingConnection(UnixSocket(descriptor: $0)) }

  /// How long a picture may take.
  private static let timeout = 30.0

  /// One request at a time.
  private let socket: Mutex<UnixSocket>

  init(_ socket: UnixSocket) { self.socket = Mutex(socket) }

  /// The bytes of the file.
  func draw(_ request: DrawingRequest) throws(AppFailure) -> Data {
    let reply: Result<DrawingReply, any Error> = socket.withLock { socket in
      Result {
        let deadline = Deadline(seconds: Self.timeout)
        try socket.send(WireFrame.bytes(of: request))
        let header = try socket.receive(count: WireFrame.headerSize, until: deadline)
        let message = try socket.receive(count: try WireFrame.length(header: header), until: deadline)
        return try DrawingReply(wireBytes: message)
      }
    }
    switch reply {
    case .success(.file(let bytes)): return Data(bytes)
    case .success(.failure(let reason)): throw Self.failure(reason)
    case .failure(let error): throw Self.failure("the tool that runs the tests does not answer: \(error)")
    }
  }

  static func failure(_ reason: String) -> AppFailure {
    .refused(AutomationFailure(.unsupported, message: "The screen cannot be drawn: \(reason)"))
  }
}
