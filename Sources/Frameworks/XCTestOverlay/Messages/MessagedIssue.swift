import Foundation
import ObjectiveC
import XCTest

/// An issue that is made by messages, by packages that know [XCTIssue](https://developer.apple.com/documentation/xctest/xctissue)
/// by its name only.
final class MessagedIssue: NSObject {
  fileprivate(set) var text = ""
  fileprivate(set) var context: MessagedContext?

  fileprivate func describe(_ type: Any?, _ text: String?) -> MessagedIssue {
    self.text = text ?? ""
    return self
  }

  fileprivate func place(_ context: MessagedContext?) { self.context = context }
}

/// Where such an issue lies: without a file for a stack of calls, which names none.
final class MessagedContext: NSObject {
  fileprivate(set) var location: XCTSourceCodeLocation?

  fileprivate func locate(_ callStack: Any?, _ location: Any?) -> MessagedContext {
    self.location = location as? XCTSourceCodeLocation
    return self
  }
}

@_cdecl("windfall_class_XCTIssue")
public func windfallIssueClass() -> UnsafeRawPointer {
  unsafeBitCast(MessagedIssue.self as AnyClass, to: UnsafeRawPointer.self)
}

@_cdecl("windfall_methods_XCTestOverlay_MessagedIssue")
public func windfallIssueMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(classMethod: "alloc", of: MessagedIssue.self) { _, _ in MessagedIssue() }
  table.add(Selector("initWithType:compactDescription:", method: MessagedIssue.describe))
  table.add(Selector("setSourceCodeContext:", method: MessagedIssue.place))
}

@_cdecl("windfall_methods_XCTestOverlay_XCTSourceCodeContext")
public func windfallSourceCodeContextMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(classMethod: "alloc", of: XCTSourceCodeContext.self) { _, _ in MessagedContext() }
}

@_cdecl("windfall_methods_XCTestOverlay_MessagedContext")
public func windfallMessagedContextMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(Selector("initWithCallStackAddresses:location:", method: MessagedContext.locate))
}

@_cdecl("windfall_methods_XCTest_XCTestCase")
public func windfallTestCaseMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(Selector("recordIssue:", method: XCTestCase.recordMessaged))
}

extension XCTestCase {
  /// Packages record from any thread.
  fileprivate func recordMessaged(_ issue: AnyObject) {
    guard let issue = issue as? MessagedIssue else { return }
    let location = issue.context?.location
    issue.text.withCString { text in
      guard let location else { return windfallRecordFailure(text, nil, 0) }
      location.fileURL.path.withCString { windfallRecordFailure(text, $0, location.lineNumber) }
    }
  }
}
