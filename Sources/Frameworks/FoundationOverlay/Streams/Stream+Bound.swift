import Foundation

extension Stream {
  /// See [getBoundStreams(withBufferSize:inputStream:outputStream:)](https://developer.apple.com/documentation/foundation/stream/getboundstreams(withbuffersize:inputstream:outputstream:)).
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = StreamBuffer(capacity: bufferSize)
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}

extension Stream {
  /// Tells the delegate that the stream has by then.
  fileprivate var toldToDelegate: StreamBuffer.Listener {
    { [weak self] event in
      guard let self else { return }
      delegate?.stream(self, handle: event)
    }
  }
}

/// Reads what is written to the stream that is bound to it.
private final class BoundInputStream: InputStream, QueueTelling {
  private let buffer: StreamBuffer
  private weak var told: StreamDelegate?

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override var delegate: StreamDelegate? {
    get { told }
    set { told = newValue }
  }

  override var streamStatus: Stream.Status { buffer.status(of: .input) }
  override var streamError: Error? { nil }
  override var hasBytesAvailable: Bool { buffer.hasBytes }
  override func property(forKey key: PropertyKey) -> AnyObject? { nil }
  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {
    buffer.tell(.input, in: loop, mode, toldToDelegate)
  }

  func tell(on queue: DispatchQueue?) { buffer.tell(.input, on: queue, toldToDelegate) }

  override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { buffer.stopTelling(.input) }
  override func open() { buffer.open(.input) }
  override func close() { buffer.close(.input) }

  override func read(_ bytes: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
    buffer.read(into: UnsafeMutableBufferPointer(start: bytes, count: length))
  }
}

/// Writes what the stream that is bound to it reads.
private final class BoundOutputStream: OutputStream, QueueTelling {
  private let buffer: StreamBuffer
  private weak var told: StreamDelegate?

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    buffer = StreamBuffer(capacity: 0)
    super.init(toMemory: ())
  }

  override var delegate: StreamDelegate? {
    get { told }
    set { told = newValue }
  }

  override var streamStatus: Stream.Status { buffer.status(of: .output) }
  override var streamError: Error? { nil }
  override var hasSpaceAvailable: Bool { buffer.hasSpace }
  override func property(forKey key: PropertyKey) -> AnyObject? { nil }
  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }

  override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {
    buffer.tell(.output, in: loop, mode, toldToDelegate)
  }

  func tell(on queue: DispatchQueue?) { buffer.tell(.output, on: queue, toldToDelegate) }

  override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { buffer.stopTelling(.output) }
  override func open() { buffer.open(.output) }
  override func close() { buffer.close(.output) }

  override func write(_ bytes: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
    buffer.write(UnsafeBufferPointer(start: bytes, count: length))
  }
}
