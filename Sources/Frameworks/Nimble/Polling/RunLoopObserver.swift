import Foundation

/// Is told each time a run loop has done what was due and is about to wait.
///
/// Core Foundation's observer, without its header: Foundation exports the functions.
final class RunLoopObserver {
  private final class Callback {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Core Foundation's context of an observer.
  private struct Context {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain: UnsafeRawPointer?
    var release: UnsafeRawPointer?
    var describe: UnsafeRawPointer?
  }

  private static let beforeWaiting: UInt = 1 << 5

  private let callback: Callback
  private let observer: UnsafeMutableRawPointer?

  /// Observes until `end` is called.
  init(of loop: UnsafeMutableRawPointer, _ body: @escaping () -> Void) {
    callback = Callback(body)
    var context = Context()
    context.info = Unmanaged.passUnretained(callback).toOpaque()
    observer = withUnsafeMutableBytes(of: &context) { bytes in
      CFRunLoopObserverCreate(
        nil, Self.beforeWaiting, true, .max,
        { _, _, info in
          guard let info else { return }
          Unmanaged<Callback>.fromOpaque(info).takeUnretainedValue().body()
        }, bytes.baseAddress)
    }
    guard let observer else { return }
    CFRunLoopAddObserver(loop, observer, Self.commonModes)
  }

  func end() {
    guard let observer else { return }
    CFRunLoopObserverInvalidate(observer)
    CFRelease(observer)
  }

  /// The constant is a variable that holds a string.
  nonisolated(unsafe) private static let commonModes: UnsafeRawPointer? = {
    guard let symbol = dlsym(nil, "kCFRunLoopCommonModes") else { return nil }
    return symbol.load(as: UnsafeRawPointer?.self)
  }()
}

// Foundation exports Core Foundation's functions and declares none of them.
@_silgen_name("CFRunLoopGetCurrent") func CFRunLoopGetCurrent() -> UnsafeMutableRawPointer?
@_silgen_name("CFRunLoopGetMain") func CFRunLoopGetMain() -> UnsafeMutableRawPointer?
@_silgen_name("CFRunLoopStop") func CFRunLoopStop(_ loop: UnsafeMutableRawPointer)
@_silgen_name("CFRunLoopWakeUp") func CFRunLoopWakeUp(_ loop: UnsafeMutableRawPointer)
@_silgen_name("CFRunLoopObserverCreate") private func CFRunLoopObserverCreate(
  _ allocator: UnsafeRawPointer?, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ callback: @convention(c) (UnsafeMutableRawPointer?, UInt, UnsafeMutableRawPointer?) -> Void,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer?
@_silgen_name("CFRunLoopAddObserver") private func CFRunLoopAddObserver(
  _ loop: UnsafeMutableRawPointer, _ observer: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer?)
@_silgen_name("CFRunLoopObserverInvalidate") private func CFRunLoopObserverInvalidate(
  _ observer: UnsafeMutableRawPointer)
@_silgen_name("CFRelease") private func CFRelease(_ object: UnsafeMutableRawPointer)
