import Foundation

/// Queues are objects of Objective-C on iOS, which are equal where they are the same.
///
/// On Linux a global queue is another object each time, around the one queue.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  public static func == (first: DispatchQueue, second: DispatchQueue) -> Bool {
    first === second || first.address == second.address
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(address) }

  /// The queue of Dispatch itself; the only property of the object around it holds it.
  private var address: OpaquePointer? {
    Mirror(reflecting: self).children.first?.value as? OpaquePointer
  }
}
