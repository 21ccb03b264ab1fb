import Foundation

/// See [NSPointerArray](https://developer.apple.com/documentation/foundation/nspointerarray).
///
/// Its pointers are those of objects, kept or not; other kinds of pointers are not there.
open class NSPointerArray: NSObject {
  private struct Slot {
    var kept: AnyObject?
    weak var weakly: AnyObject?

    var object: AnyObject? { kept ?? weakly }
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  open var allObjects: [Any] { slots.compactMap(\.object) }

  /// What is beyond the end is nil, or is cut off.
  open var count: Int {
    get { slots.count }
    set {
      if newValue < slots.count { slots.removeLast(slots.count - max(0, newValue)) }
      while slots.count < newValue { slots.append(Slot()) }
    }
  }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(item), at: index) }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { slots[index] = slot(item) }

  open func removePointer(at index: Int) { slots.remove(at: index) }

  /// Takes out what is nil, and what was an object that is gone.
  open func compact() { slots.removeAll { $0.object == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isWeak ? Slot(weakly: object) : Slot(kept: object)
  }
}
