import CFoundationOverlay
import Foundation

@_silgen_name("windfall_xml_methods") private func methods() -> UnsafePointer<windfall_method>?

extension NSObject {
  /// Takes the place of [parse()](https://developer.apple.com/documentation/foundation/xmlparser/parse()): on Linux it
  /// says that all went well though the text ends within an element, say.
  @_silgen_name("windfall_xml_parse")
  @_spi(Windfall) public func appleParseXML() -> Bool {
    let parser = OriginalXMLParser(parser: self)
    return parser.parse() && parser.error == nil
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  guard let type = OriginalXMLParser.type else { return }
  MethodInterception.install(methods(), in: type, prefix: "$s13FoundationXML9XMLParserC")
}
