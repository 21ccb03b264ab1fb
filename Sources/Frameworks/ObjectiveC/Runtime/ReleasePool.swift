import Foundation

/// Keeps what frameworks hand out as autoreleased objects: to the end of the innermost block with a pool, or of the
/// main thread's turn. Tests see by it which objects a context still knows.
@_spi(Windfall) public enum ReleasePool {
  /// Whoever walks over many objects without a pool does not run out of memory.
  private static let limit = 10_000

  private final class Pools {
    var open: [[AnyObject]] = []
    /// What the main thread keeps outside of all blocks.
    var turn: [AnyObject] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pools in if let pools { Unmanaged<Pools>.fromOpaque(pools).release() } }
    return key
  }()

  private static var current: Pools {
    if let known = pthread_getspecific(key) { return Unmanaged<Pools>.fromOpaque(known).takeUnretainedValue() }
    let made = Pools()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Other threads than the main one keep nothing outside of blocks: then the answer is false.
  @discardableResult public static func keep(_ object: AnyObject) -> Bool {
    let pools = current
    if let last = pools.open.indices.last {
      let gone = add(object, to: &pools.open[last])
      withExtendedLifetime(gone) {}
    } else if Thread.isMainThread {
      if pools.turn.isEmpty {
        DispatchQueue.main.async {
          let pools = current
          let gone = pools.turn
          pools.turn = []
          withExtendedLifetime(gone) {}
        }
      }
      let gone = add(object, to: &pools.turn)
      withExtendedLifetime(gone) {}
    } else {
      return false
    }
    return true
  }

  /// Runs a block with a pool of its own.
  public static func drain<Result: ~Copyable, Failure: Error>(
    after body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pools = current
    pools.open.append([])
    defer {
      // Not while the pools are in use: what ends may hand out other objects.
      let gone = pools.open.removeLast()
      withExtendedLifetime(gone) {}
    }
    return try body()
  }

  /// Answers what is no longer kept, to end outside of the access.
  private static func add(_ object: AnyObject, to pool: inout [AnyObject]) -> ArraySlice<AnyObject> {
    pool.append(object)
    guard pool.count > limit else { return [] }
    let gone = pool.prefix(limit / 2)
    pool = Array(pool.dropFirst(limit / 2))
    return gone
  }
}
