@_spi(Windfall) import ObjectiveC
import Synchronization

/// Hands over to `LoadingThread` what FoundationNetworking tells protocols of apps and tests: to start, and to stop when
/// their task is cancelled. In the tables of their classes stand the methods of `HandedProtocol` for it.
enum LoadingMethods {
  private struct Method {
    let call: () -> Void
  }

  private static let start = OriginalMethod.slot(
    of: "$s20FoundationNetworking11URLProtocolC12startLoadingyyF", in: ClassTable(URLProtocol.self))
  private static let stop = OriginalMethod.slot(
    of: "$s20FoundationNetworking11URLProtocolC11stopLoadingyyF", in: ClassTable(URLProtocol.self))

  /// What stood in the tables, by class and slot. A class that is made at run time may have inherited the replacement.
  private static let replaced = Mutex<[ObjectIdentifier: [Int: UInt]]>([:])

  static func replace(in type: URLProtocol.Type) {
    replaced.withLock { replaced in
      guard replaced[ObjectIdentifier(type)] == nil else { return }
      let (table, replacement) = (ClassTable(type), ClassTable(HandedProtocol.self))
      let slots = [start, stop].filter { table[$0] != replacement[$0] }
      replaced[ObjectIdentifier(type)] = Dictionary(uniqueKeysWithValues: slots.map { ($0, table[$0]) })
      for slot in slots { table.write(replacement[slot], to: slot) }
    }
  }

  static func start(_ owner: URLProtocol) { call(start, of: owner) }

  static func stop(_ owner: URLProtocol) { call(stop, of: owner) }

  /// Not inlined: where it is called, the class seems to be `HandedProtocol`.
  @inline(never)
  private static func call(_ slot: Int, of owner: URLProtocol) {
    let classes = sequence(first: type(of: owner) as AnyClass, next: class_getSuperclass)
    let word = replaced.withLock { replaced in
      classes.lazy.compactMap { replaced[ObjectIdentifier($0)]?[slot] }.first
    }
    guard let function = word.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return }
    ReplacedMethod(function, of: owner).closure(in: Method.self).call()
  }
}

/// Never made: its methods run on protocols of other classes.
private final class HandedProtocol: URLProtocol {
  override func startLoading() {
    nonisolated(unsafe) let owner = self
    LoadingThread.perform { LoadingMethods.start(owner) }
  }

  override func stopLoading() {
    nonisolated(unsafe) let owner = self
    LoadingThread.perform { LoadingMethods.stop(owner) }
  }
}
