import Foundation
import Glibc
@_spi(Windfall) import ObjectiveC

/// FoundationXML's parser, in processes that have one: most have not, so that this module does not name it.
struct OriginalXMLParser {
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

  func parse() -> Bool { method("$s13FoundationXML9XMLParserC5parseSbyF").closure(in: Parsing.self).call() }

  var error: (any Error)? {
    method("$s13FoundationXML9XMLParserC11parserErrors0E0_pSgvg").closure(in: Failure.self).call()
  }

  private func method(_ symbol: String) -> ReplacedMethod {
    ReplacedMethod(symbol, in: "libFoundationXML.so", of: parser)
  }
}
