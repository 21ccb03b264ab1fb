import CFoundationOverlay
import Foundation
import Synchronization

@_silgen_name("windfall_xml_methods") private func methods() -> UnsafePointer<windfall_method>?

extension NSObject {
  /// Takes the place of [parse()](https://developer.apple.com/documentation/foundation/xmlparser/parse()): on Linux it
  /// says that all went well though the text ends within an element, say.
  @_silgen_name("windfall_xml_parse")
  @_spi(Windfall) public func appleParseXML() -> Bool {
    let parser = OriginalXMLParser(parser: self)
    guard parser.parse() else { return false }
    // What is said of the prefixes of namespaces, by libxml2's numbers 200 to 205, ends no parsing.
    return parser.error.map { 200...205 ~= ($0 as NSError).code } ?? true
  }
}

/// Puts methods in the place of those of FoundationXML's parser, as soon as the process has one.
@_spi(Windfall) public enum XMLInterception {
  private static let isInstalled = Mutex(false)

  /// Called once more when a bundle was loaded, which may have brought the parser.
  public static func install() {
    isInstalled.withLock { isInstalled in
      guard !isInstalled, let type = OriginalXMLParser.type else { return }
      MethodInterception.install(methods(), in: type, prefix: "$s13FoundationXML9XMLParserC")
      isInstalled = true
    }
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { XMLInterception.install() }
