import Foundation

extension Stream {
  /// See [getStreamsToHost(withName:port:inputStream:outputStream:)](https://developer.apple.com/documentation/foundation/stream/getstreamstohost(withname:port:inputstream:outputstream:)).
  ///
  /// No host can be reached: to open them is not there yet, and ends as without a network.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
    outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = HostInputStream()
    outputStream?.pointee = HostOutputStream()
  }
}

/// [CFStreamCreatePairWithSocketToHost(_:_:_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfstreamcreatepairwithsockettohost(_:_:_:_:_:))
///
/// No host can be reached: to open them is not there yet, and ends as without a network.
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator!, _ host: CFString!, _ port: UInt32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  readStream?.pointee = Unmanaged.passRetained(HostInputStream())
  writeStream?.pointee = Unmanaged.passRetained(HostOutputStream())
}

/// What a stream to a host keeps, and tells of how its opening went.
private final class HostStreamState {
  private(set) var error: (any Error)?
  private(set) var status = Stream.Status.notOpen
  private(set) var properties: [Stream.PropertyKey: AnyObject] = [:]
  weak var delegate: (any StreamDelegate)?
  private var queue: DispatchQueue?
  private var loop: (RunLoop, RunLoop.Mode)?

  func keep(_ value: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
    properties[key] = value
    return true
  }

  func deliver(on queue: DispatchQueue?) { self.queue = queue }
  func deliver(in loop: (RunLoop, RunLoop.Mode)?) { self.loop = loop }

  func close() { status = .closed }

  func open(_ stream: Stream) {
    windfallUnimplemented("Stream.open(), to a host,")
    status = .error
    error = NSError(domain: NSPOSIXErrorDomain, code: Int(ENETUNREACH))
    let message = Message(stream: stream, state: self)
    if let queue {
      queue.async { message.tell() }
    } else if let (loop, mode) = loop {
      loop.perform(inModes: [mode]) { message.tell() }
    }
  }

  private struct Message: @unchecked Sendable {
    let stream: Stream
    let state: HostStreamState

    func tell() { if state.status == .error { state.delegate?.stream(stream, handle: .errorOccurred) } }
  }
}

private final class HostInputStream: InputStream, QueueTelling {
  private let state = HostStreamState()

  init() { super.init(data: Data()) }

  override var delegate: StreamDelegate? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  override var streamStatus: Stream.Status { state.status }
  override var streamError: Error? { state.error }
  override var hasBytesAvailable: Bool { false }
  override func property(forKey key: PropertyKey) -> AnyObject? { state.properties[key] }

  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool {
    state.keep(property, forKey: key)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) { state.deliver(in: (loop, mode)) }
  override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { state.deliver(in: nil) }
  func tell(on queue: DispatchQueue?) { state.deliver(on: queue) }
  override func open() { state.open(self) }
  override func close() { state.close() }
  override func read(_ bytes: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int { -1 }
}

private final class HostOutputStream: OutputStream, QueueTelling {
  private let state = HostStreamState()

  init() { super.init(toMemory: ()) }

  required init(toMemory: ()) { super.init(toMemory: ()) }

  override var delegate: StreamDelegate? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  override var streamStatus: Stream.Status { state.status }
  override var streamError: Error? { state.error }
  override var hasSpaceAvailable: Bool { false }
  override func property(forKey key: PropertyKey) -> AnyObject? { state.properties[key] }

  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool {
    state.keep(property, forKey: key)
  }

  override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) { state.deliver(in: (loop, mode)) }
  override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { state.deliver(in: nil) }
  func tell(on queue: DispatchQueue?) { state.deliver(on: queue) }
  override func open() { state.open(self) }
  override func close() { state.close() }
  override func write(_ bytes: UnsafePointer<UInt8>, maxLength length: Int) -> Int { -1 }
}
