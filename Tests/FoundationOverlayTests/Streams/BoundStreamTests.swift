import Foundation
import FoundationOverlay
import Testing

struct BoundStreamTests {
  private func streams(size: Int) throws -> (InputStream, OutputStream) {
    var input: InputStream?
    var output: OutputStream?
    Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
    return (try #require(input), try #require(output))
  }

  private func read(_ input: InputStream, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = input.read(&bytes, maxLength: count)
    return length < 0 ? nil : Array(bytes.prefix(length))
  }

  @Test("What is written is read, as much as fits, and closing ends it")
  func bytes() throws {
    let (input, output) = try streams(size: 4)
    #expect(input.streamStatus == .notOpen && output.write([1], maxLength: 1) == -1)
    input.open()
    output.open()
    #expect(!input.hasBytesAvailable && output.hasSpaceAvailable)
    #expect(output.write([1, 2, 3, 4, 5], maxLength: 5) == 4)
    #expect(input.hasBytesAvailable && !output.hasSpaceAvailable)
    #expect(read(input, 3) == [1, 2, 3])
    #expect(output.write([5], maxLength: 1) == 1)
    output.close()
    #expect(output.streamStatus == .closed && input.streamStatus == .open)
    #expect(read(input, 3) == [4, 5])
    #expect(read(input, 3) == [] && input.streamStatus == .atEnd)
  }

  @Test("Reading waits for what another thread writes")
  func waiting() throws {
    let (input, output) = try streams(size: 2)
    input.open()
    output.open()
    let writer = OutputBox(stream: output)
    Thread.detachNewThread {
      var rest: [UInt8] = [1, 2, 3, 4, 5, 6]
      while !rest.isEmpty { rest.removeFirst(max(0, writer.stream.write(rest, maxLength: rest.count))) }
      writer.stream.close()
    }
    var all: [UInt8] = []
    while let bytes = read(input, 8), !bytes.isEmpty { all += bytes }
    #expect(all == [1, 2, 3, 4, 5, 6])
  }

  @Test("A delegate is told in the run loop what there is")
  func events() throws {
    let (input, output) = try streams(size: 4)
    let told = ToldEvents()
    input.delegate = told
    input.schedule(in: .current, forMode: .default)
    input.open()
    output.open()
    _ = output.write([1], maxLength: 1)
    #expect(told.events == [])
    _ = RunLoop.current.run(mode: .default, before: Date())
    #expect(told.events == [.openCompleted, .hasBytesAvailable])
  }

  @Test("Events are told on a queue, and bytes are written from where they lie")
  func queue() throws {
    let (input, output) = try streams(size: 2)
    let told = ToldEvents()
    let queue = DispatchQueue(label: "events")
    input.delegate = told
    CFReadStreamSetDispatchQueue(input, queue)
    input.open()
    output.open()
    #expect([UInt8]([7, 8]).withUnsafeBytes { $0.baseAddress.map { output.write($0, maxLength: 2) } } == 2)
    queue.sync {}
    #expect(told.events.contains(.hasBytesAvailable))
    #expect(read(input, 2) == [7, 8])
  }
}

private struct OutputBox: @unchecked Sendable {
  let stream: OutputStream
}

private final class ToldEvents: NSObject, StreamDelegate {
  var events: [Stream.Event] = []

  func stream(_ stream: Stream, handle event: Stream.Event) { events.append(event) }
}
