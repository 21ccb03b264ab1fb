import Foundation

/// What an app gave a framework to be called later.
///
/// Most handlers of Apple's frameworks are not declared Sendable, though they are called on other queues.
@_spi(Windfall) public struct Callback: @unchecked Sendable {
  /// Where the handlers are called of which is only said that they are called in the background.
  public static let background = DispatchQueue(label: "windfall.callbacks")

  private let body: () -> Void

  public init(_ body: @escaping () -> Void) { self.body = body }

  public func callOnMain() { call(on: DispatchQueue.main) }

  public func callInBackground() { call(on: Callback.background) }

  public func call(on queue: DispatchQueue) { queue.async { body() } }

  public func call(on queue: OperationQueue) { queue.addOperation { body() } }
}
