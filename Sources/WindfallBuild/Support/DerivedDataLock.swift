import Foundation

/// Keeps two runs from building in one folder at once, and a run from changing what the tests of another one use.
///
/// A run that builds has the folder to itself; runs whose tests are running share it.
public final class DerivedDataLock: Sendable {
  private let descriptor: Int32

  /// `F_OFD_SETLK` and `F_OFD_SETLKW`: locks of the open file, which processes that are started do not hold as well.
  private static let setLock: Int32 = 37
  private static let setLockAndWait: Int32 = 38

  /// Waits until no other run uses the folder, and says what it waits for.
  public init(_ derivedData: DerivedData, progress: BuildProgress) throws {
    try FileWriter.createFolder(derivedData.root)
    let path = derivedData.root.appendingPathComponent("lock").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError("open \(path)", errno) }
    if Self.lock(descriptor, F_WRLCK, Self.setLock) { return }
    progress.show("waiting for another run that uses \(derivedData.root.path)")
    try wait(progress: progress)
  }

  deinit { close(descriptor) }

  /// Lets other runs use what was built, but not change it.
  public func share() { _ = Self.lock(descriptor, F_RDLCK, Self.setLock) }

  /// A thread waits for the lock, so that this one can be interrupted.
  private func wait(progress: BuildProgress) throws {
    let ends = try SystemCalls.pipe()
    let loop = EventLoop()
    let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    Thread.detachNewThread {
      _ = Self.lock(file, F_WRLCK, Self.setLockAndWait)
      close(file)
      close(ends.write)
    }
    var isLocked = false
    loop.watch(ends.read) { isLocked = true }
    progress.tick(on: loop)
    try loop.run { isLocked }
    close(ends.read)
  }

  private static func lock(_ descriptor: Int32, _ type: Int32, _ command: Int32) -> Bool {
    var range = flock()
    range.l_type = Int16(type)
    range.l_whence = Int16(SEEK_SET)
    var result: Int32
    repeat { result = fcntl(descriptor, command, &range) } while result != 0 && errno == EINTR
    return result == 0
  }
}
