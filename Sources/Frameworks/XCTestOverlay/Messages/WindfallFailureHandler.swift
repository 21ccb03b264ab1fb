import Foundation

/// What assertions call on iOS, where packages that have no XCTest find it by its name.
///
/// What can be bridged arrives as Foundation's objects: the C types of the two strings are those of `NSString`.
@_cdecl("_XCTFailureHandler")
public func windfallFailureHandler(
  _ testCase: AnyObject?, _ isExpected: Bool, _ file: UnsafePointer<CChar>, _ line: UInt, _ condition: String,
  _ description: String?
) {
  let message = [condition, description ?? ""].filter { !$0.isEmpty }.joined(separator: " - ")
  message.withCString { windfallRecordFailure($0, file, Int(line)) }
}
