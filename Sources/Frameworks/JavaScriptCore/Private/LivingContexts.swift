import Synchronization

/// The contexts of the process, which the engine names by their addresses.
final class LivingContexts: Sendable {
  static let shared = LivingContexts()

  private struct Entry: @unchecked Sendable {
    weak var context: JSContext?
  }

  private let contexts = Mutex<[Int: Entry]>([:])

  func add(_ context: JSContext, _ reference: OpaquePointer) {
    let entry = Entry(context: context)
    let key = Int(bitPattern: reference)
    contexts.withLock { $0[key] = entry }
  }

  func remove(_ reference: OpaquePointer) {
    let key = Int(bitPattern: reference)
    contexts.withLock { $0[key] = nil }
  }

  /// The context in which the engine calls the app; nil where the app has let go of it.
  func context(of reference: OpaquePointer) -> JSContext? {
    let key = Int(bitPattern: JavaScriptLibrary.required.contextGetGlobalContext(reference))
    return contexts.withLock { $0[key] }?.context
  }
}
