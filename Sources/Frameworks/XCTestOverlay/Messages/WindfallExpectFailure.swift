import Foundation
import ObjectiveC

/// What expects failures on iOS in C, where packages that have no XCTest find it by its name.
@_cdecl("XCTExpectFailureWithOptions")
public func windfallExpectFailure(_ reason: String?, _ options: AnyObject) {
  guard let options = options as? XCTExpectedFailure.Options else { return }
  XCTExpectFailure(reason, options: options)
}

@_cdecl("XCTExpectFailureWithOptionsInBlock")
public func windfallExpectFailure(_ reason: String?, _ options: AnyObject, in block: () -> Void) {
  guard let options = options as? XCTExpectedFailure.Options else { return block() }
  XCTExpectFailure(reason, options: options, failingBlock: block)
}

@_cdecl("windfall_class_XCTExpectedFailureOptions")
public func windfallExpectedFailureOptionsClass() -> UnsafeRawPointer {
  unsafeBitCast(XCTExpectedFailure.Options.self as AnyClass, to: UnsafeRawPointer.self)
}

@_cdecl("windfall_methods_XCTestOverlay_XCTExpectedFailure_Options")
public func windfallExpectedFailureOptionsMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(classMethod: "alloc", of: XCTExpectedFailure.Options.self) { type, _ in type.init() }
  table.add(classMethod: "nonStrictOptions", of: XCTExpectedFailure.Options.self) { type, _ in type.nonStrict() }
  table.add(Selector("init", getter: { (owner: XCTExpectedFailure.Options) in owner }))
}
