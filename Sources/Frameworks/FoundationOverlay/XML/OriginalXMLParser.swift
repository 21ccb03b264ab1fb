import Foundation
import Glibc

/// FoundationXML's parser, in processes that have one: most have not, so that this module does not name it.
///
/// Closures of each type have a struct of their own: those of a generic one would be called in another way.
struct OriginalXMLParser {
  /// A closure, as it is stored: a method takes its object where a closure takes its context.
  private struct Stored {
    let function: UnsafeRawPointer
    let object: AnyObject
  }

  private struct Parsing {
    let call: () -> Bool
  }

  private struct Failure {
    let call: () -> (any Error)?
  }

  /// Nil where the process has no parser.
  static var type: AnyClass? {
    guard let accessor = dlsym(nil, "$s13FoundationXML9XMLParserCMa") else { return nil }
    let metadata = unsafeBitCast(accessor, to: (@convention(c) (Int) -> UnsafeRawPointer).self)(0)
    return unsafeBitCast(metadata, to: AnyClass.self)
  }

  let parser: AnyObject

  func parse() -> Bool { unsafeBitCast(stored("$s13FoundationXML9XMLParserC5parseSbyF"), to: Parsing.self).call() }

  var error: (any Error)? {
    unsafeBitCast(stored("$s13FoundationXML9XMLParserC11parserErrors0E0_pSgvg"), to: Failure.self).call()
  }

  private func stored(_ symbol: String) -> Stored {
    guard let function = dlsym(nil, symbol) else { fatalError("this FoundationXML has no \(symbol)") }
    return Stored(function: UnsafeRawPointer(function), object: parser)
  }
}
