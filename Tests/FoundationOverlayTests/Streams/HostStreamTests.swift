import Foundation
import Synchronization
import Testing

@_spi(Windfall) import FoundationOverlay

@Suite("Streams to hosts")
struct HostStreamTests {
  /// In a process of its own, as calls of what is not there are recorded once for all.
  @Test("Opening one is recorded and ends as without a network, which its delegate hears on its queue")
  func opening() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let names = Mutex<[String]>([])
      UnimplementedCall.record { call in names.withLock { $0.append(call.name) } }
      var read: Unmanaged<CFReadStream>?
      var write: Unmanaged<CFWriteStream>?
      CFStreamCreatePairWithSocketToHost(nil, "localhost" as NSString, 80, &read, &write)
      let input = try #require(read).takeRetainedValue()
      let output = try #require(write).takeRetainedValue()
      let told = FailedStreams()
      let queue = DispatchQueue(label: "events")
      input.delegate = told
      output.delegate = told
      CFReadStreamSetDispatchQueue(input, queue)
      CFWriteStreamSetDispatchQueue(output, queue)
      input.open()
      output.open()
      queue.sync {}
      let isRecorded = names.withLock { $0 } == Array(repeating: "Stream.open(), to a host,", count: 2)
      let isTold = told.events == [.errorOccurred, .errorOccurred] && input.streamStatus == .error
      exit(isRecorded && isTold && (input.streamError as? NSError)?.code == Int(ENETUNREACH) ? 7 : 1)
    }
  }

  @Test("What is set is kept, by the names of either framework, and nothing can be read or written")
  func properties() throws {
    var read: InputStream?
    var write: OutputStream?
    Stream.getStreamsToHost(withName: "localhost", port: 80, inputStream: &read, outputStream: &write)
    let input = try #require(read)
    let output = try #require(write)
    let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
    #expect(CFReadStreamSetProperty(input, key, kCFStreamSocketSecurityLevelNegotiatedSSL))
    #expect(CFReadStreamCopyProperty(input, key) as? NSString == kCFStreamSocketSecurityLevelNegotiatedSSL)
    #expect(output.property(forKey: kCFStreamPropertySSLPeerTrust) == nil)
    #expect(input.streamStatus == .notOpen && !input.hasBytesAvailable && !output.hasSpaceAvailable)
    #expect(output.write([1], maxLength: 1) == -1)
  }
}

private final class FailedStreams: NSObject, StreamDelegate {
  var events: [Stream.Event] = []

  func stream(_ stream: Stream, handle event: Stream.Event) { events.append(event) }
}
