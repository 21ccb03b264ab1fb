import Dispatch
import Glibc

/// A source of changes of a file, which Linux tells of by way of inotify.
///
/// All of it happens on the source's queue, as with Dispatch's own sources.
final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  private let file: Int32
  private let wanted: DispatchSource.FileSystemEvent
  private var found: DispatchSource.FileSystemEvent = []
  private let watch: Int32
  private let source: any DispatchSourceRead
  private var state = stat()
  private var work: DispatchWorkItem?

  private static let watched = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | inChildren
  /// What happens in a folder is written into it.
  private static let inChildren = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO

  init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    file = handle
    wanted = mask
    watch = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    inotify_add_watch(watch, "/proc/self/fd/\(handle)", UInt32(Self.watched))
    source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: queue)
    fstat(handle, &state)
    source.setEventHandler { [weak self] in self?.read() }
    setHandler(.cancel, .unspecified, [], nil)
  }

  var handle: UInt { UInt(bitPattern: Int(file)) }
  var mask: UInt { wanted.rawValue }
  var data: UInt { found.rawValue }
  var isCancelled: Bool { source.isCancelled }

  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }

  func setHandler(
    _ kind: FileSystemSourceHandler, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ work: DispatchWorkItem?
  ) {
    switch kind {
    case .event: self.work = work
    case .cancel:
      source.setCancelHandler(qos: qos, flags: flags) { [watch] in
        close(watch)
        work?.perform()
      }
    case .registration:
      source.setRegistrationHandler(qos: qos, flags: flags) { work?.perform() }
    }
  }

  /// Takes all that has come, and tells of it once.
  private func read() {
    let events = events(in: changes()).intersection(wanted)
    guard !events.isEmpty else { return }
    found = events
    work?.perform()
  }

  private func changes() -> Int {
    var bits = 0
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = Glibc.read(watch, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          bits |= Int(event.mask)
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return bits
  }

  private func events(in bits: Int) -> DispatchSource.FileSystemEvent {
    let last = state
    fstat(file, &state)
    var events: DispatchSource.FileSystemEvent = []
    func has(_ wanted: some BinaryInteger) -> Bool { bits & Int(wanted) != 0 }
    if has(IN_MODIFY) || has(Self.inChildren) { events.insert(.write) }
    if has(IN_MODIFY), state.st_size > last.st_size { events.insert(.extend) }
    if has(IN_MOVE_SELF) { events.insert(.rename) }
    // A file that is open stays: that it has lost its last name is a change of its attributes.
    if has(IN_DELETE_SELF) || state.st_nlink == 0, last.st_nlink != 0 {
      events.insert(.delete)
    } else if has(IN_ATTRIB) {
      events.insert(state.st_nlink == last.st_nlink ? .attrib : .link)
    }
    return events
  }
}
