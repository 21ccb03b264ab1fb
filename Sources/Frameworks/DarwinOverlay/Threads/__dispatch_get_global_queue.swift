import Dispatch

/// The queue that all share for work of a class of service or an old priority: what `dispatch_get_global_queue` is in Swift
/// on iOS. The flags say nothing to Dispatch's queues here.
public func __dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
  switch identifier {
  case 0x21: .global(qos: .userInteractive)
  case 0x19, 2: .global(qos: .userInitiated)
  case 0x11, -2: .global(qos: .utility)
  case 0x09, Int(Int16.min): .global(qos: .background)
  default: .global(qos: .default)
  }
}
