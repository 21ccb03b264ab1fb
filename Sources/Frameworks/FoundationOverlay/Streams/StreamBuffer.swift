import Foundation

/// What lies between two streams that are bound: bytes that were written and not yet read.
final class StreamBuffer: @unchecked Sendable {
  enum End: Hashable {
    case input, output

    var other: End { self == .input ? .output : .input }
  }

  typealias Listener = (Stream.Event) -> Void

  /// Brings an event to a listener, on a loop or a queue.
  private typealias Delivery = (Stream.Event) -> Void

  private let capacity: Int
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isOpen: Set<End> = []
  private var isClosed: Set<End> = []
  private var loops: [End: Delivery] = [:]
  private var queues: [End: Delivery] = [:]

  init(capacity: Int) { self.capacity = capacity }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  func status(of end: End) -> Stream.Status {
    locked {
      if isClosed.contains(end) { return .closed }
      guard isOpen.contains(end) else { return .notOpen }
      return isClosed.contains(end.other) && (end == .output || bytes.isEmpty) ? .atEnd : .open
    }
  }

  var hasBytes: Bool { locked { isOpen.contains(.input) && (!bytes.isEmpty || isClosed.contains(.output)) } }
  var hasSpace: Bool { locked { isOpen.contains(.output) && bytes.count < capacity } }

  func open(_ end: End) {
    locked { _ = isOpen.insert(end) }
    tell(end, .openCompleted)
    tellState()
  }

  func close(_ end: End) {
    locked {
      isClosed.insert(end)
      loops[end] = nil
      condition.broadcast()
    }
    tellState()
  }

  /// Waits for bytes; there are none after the other end has been closed.
  func read(into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = locked { () -> Int in
      guard isOpen.contains(.input), !isClosed.contains(.input) else { return -1 }
      while bytes.isEmpty, isClosed.isEmpty { condition.wait() }
      let count = min(target.count, bytes.count)
      _ = target.update(fromContentsOf: bytes.prefix(count))
      bytes.removeFirst(count)
      condition.broadcast()
      return count
    }
    if count > 0 { tellState() }
    return count
  }

  /// Waits for space, and writes as much as fits.
  func write(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    let count = locked { () -> Int in
      guard isOpen.contains(.output), !isClosed.contains(.output) else { return -1 }
      while bytes.count >= capacity, isClosed.isEmpty { condition.wait() }
      guard isClosed.isEmpty else { return -1 }
      let count = min(source.count, capacity - bytes.count)
      bytes += source.prefix(count)
      condition.broadcast()
      return count
    }
    if count > 0 { tellState() }
    return count
  }

  // MARK: - Telling

  func tell(_ end: End, in loop: RunLoop, _ mode: RunLoop.Mode, _ listener: @escaping Listener) {
    /// What has to be woken for the loop to look.
    let waiting = loop === RunLoop.main ? CFRunLoopGetMain() : loop === RunLoop.current ? CFRunLoopGetCurrent() : nil
    locked {
      loops[end] = { event in
        let message = Message(listener: listener, event: event)
        loop.perform(inModes: [mode]) { message.listener(message.event) }
        if let waiting { CFRunLoopWakeUp(waiting) }
      }
    }
    tellState()
  }

  func tell(_ end: End, on queue: DispatchQueue?, _ listener: @escaping Listener) {
    locked {
      queues[end] = queue.map { queue in
        { event in
          let message = Message(listener: listener, event: event)
          queue.async { message.listener(message.event) }
        }
      }
    }
    tellState()
  }

  func stopTelling(_ end: End) { locked { loops[end] = nil } }

  /// Tells both ends what they can do now.
  private func tellState() {
    if locked({ isOpen.contains(.input) && !bytes.isEmpty }) {
      tell(.input, .hasBytesAvailable)
    } else if locked({ isOpen.contains(.input) && isClosed.contains(.output) }) {
      tell(.input, .endEncountered)
    }
    if locked({ isOpen.contains(.output) && isClosed.contains(.input) }) {
      tell(.output, .endEncountered)
    } else if hasSpace {
      tell(.output, .hasSpaceAvailable)
    }
  }

  private func tell(_ end: End, _ event: Stream.Event) {
    for deliver in locked({ [queues[end], loops[end]] }) { deliver?(event) }
  }

  private struct Message: @unchecked Sendable {
    let listener: Listener
    let event: Stream.Event
  }
}
