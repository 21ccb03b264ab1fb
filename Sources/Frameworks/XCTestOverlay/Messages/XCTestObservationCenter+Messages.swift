import Foundation
import ObjectiveC
import XCTest

/// Packages that an app links too have no XCTest: they find the centre and the protocol of its observers by name.
@_cdecl("windfall_class_XCTestObservationCenter")
public func windfallObservationCenterClass() -> UnsafeRawPointer {
  unsafeBitCast(XCTestObservationCenter.self as AnyClass, to: UnsafeRawPointer.self)
}

@_cdecl("windfall_protocol_XCTestObservation")
public func windfallObservationProtocol() {}

@_cdecl("windfall_methods_XCTest_XCTestObservationCenter")
public func windfallObservationCenterMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(classMethod: "sharedTestObservationCenter", of: XCTestObservationCenter.self) { type, _ in type.shared }
  table.add(Selector("observers", getter: { (owner: XCTestObservationCenter) in owner.observers }))
  table.add(Selector("addTestObserver:", method: XCTestObservationCenter.addMessaged))
  table.add(Selector("removeTestObserver:", method: XCTestObservationCenter.removeMessaged))
}

extension XCTestObservationCenter {
  /// Those of XCTest's own that are asked for by name; XCTest on Linux keeps the others to itself.
  fileprivate var observers: [AnyObject] { [XCTestMisuseObserver.shared] }

  fileprivate func addMessaged(_ observer: AnyObject) {
    addTestObserver(observer as? any XCTestObservation ?? MessagedObserver.of(observer))
  }

  fileprivate func removeMessaged(_ observer: AnyObject) {
    guard let known = observer as? any XCTestObservation ?? MessagedObserver.forget(observer) else { return }
    removeTestObserver(known)
  }
}
