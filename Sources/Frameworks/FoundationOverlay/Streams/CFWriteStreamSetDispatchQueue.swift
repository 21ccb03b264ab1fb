import Foundation

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream

/// A stream whose delegate can be told of events on a queue.
protocol QueueTelling {
  func tell(on queue: DispatchQueue?)
}

/// [CFReadStreamSetDispatchQueue(_:_:)](https://developer.apple.com/documentation/corefoundation/cfreadstreamsetdispatchqueue(_:_:))
///
/// For streams that are bound to another.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) {
  tell(stream, on: q, "CFReadStreamSetDispatchQueue")
}

/// [CFWriteStreamSetDispatchQueue(_:_:)](https://developer.apple.com/documentation/corefoundation/cfwritestreamsetdispatchqueue(_:_:))
///
/// For streams that are bound to another.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) {
  tell(stream, on: q, "CFWriteStreamSetDispatchQueue")
}

private func tell(_ stream: Stream, on queue: DispatchQueue?, _ function: StaticString) {
  guard let stream = stream as? any QueueTelling else { return windfallUnimplemented(function) }
  stream.tell(on: queue)
}

// Functions of C take a pointer to bytes of no type for one to bytes; these are such functions on iOS.

extension OutputStream {
  @discardableResult
  @_disfavoredOverload
  public func write(_ buffer: UnsafeRawPointer, maxLength length: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: length)
  }
}

extension InputStream {
  @_disfavoredOverload
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength length: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: length)
  }
}
