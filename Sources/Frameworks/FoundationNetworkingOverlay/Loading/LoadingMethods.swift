@_spi(Windfall) import ObjectiveC
import Synchronization

/// Hands over to `LoadingThread` what FoundationNetworking tells protocols of apps and tests: to start, and to stop when
/// their task is cancelled. In the tables of their classes stand the methods of `HandedProtocol` for it.
enum LoadingMethods {
  private struct Method {
    let call: () -> Void
  }

  private static let start = slot(of: "$s20FoundationNetworking11URLProtocolC12startLoadingyyF")
  private static let stop = slot(of: "$s20FoundationNetworking11URLProtocolC11stopLoadingyyF")

  /// What stood in the tables, by class and slot.
  private static let replaced = Mutex<[ObjectIdentifier: [Int: UInt]]>([:])

  private static func slot(of symbol: String) -> Int {
    guard let slot = ClassTable(URLProtocol.self).slot(of: OriginalMethod.address(of: symbol)) else {
      fatalError("protocols cannot be started: this FoundationNetworking has no \(symbol) in its table")
    }
    return slot
  }

  static func replace(in type: URLProtocol.Type) {
    replaced.withLock { replaced in
      guard replaced[ObjectIdentifier(type)] == nil else { return }
      let (table, replacement) = (ClassTable(type), ClassTable(HandedProtocol.self))
      replaced[ObjectIdentifier(type)] = [start: table[start], stop: table[stop]]
      for slot in [start, stop] { table.write(replacement[slot], to: slot) }
    }
  }

  static func start(_ owner: URLProtocol) { call(start, of: owner) }

  static func stop(_ owner: URLProtocol) { call(stop, of: owner) }

  /// Not inlined: where it is called, the class seems to be `HandedProtocol`.
  @inline(never)
  private static func call(_ slot: Int, of owner: URLProtocol) {
    let word = replaced.withLock { $0[ObjectIdentifier(type(of: owner))]?[slot] }
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
