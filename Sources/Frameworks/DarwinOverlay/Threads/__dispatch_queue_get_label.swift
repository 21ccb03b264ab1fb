import Dispatch
import Glibc

@_silgen_name("dispatch_queue_get_label")
private func currentLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

private nonisolated(unsafe) var labels: [String: UnsafePointer<CChar>] = [:]
private let labelLock = DispatchSemaphore(value: 1)

/// The label of a queue, by default of the one that runs: what `dispatch_queue_get_label` is in Swift on iOS.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return currentLabel(nil) }
  labelLock.wait()
  defer { labelLock.signal() }
  if let known = labels[queue.label] { return known }
  let copy = UnsafePointer<CChar>(strdup(queue.label))
  labels[queue.label] = copy
  return copy ?? currentLabel(nil)
}
