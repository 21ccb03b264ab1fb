import Foundation
import Testing

@testable import WindfallProject

struct XMLPropertyListTests {
  private let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test func `reads values of all kinds`() throws {
    let text = """
      <plist version="1.0"><dict>
        <key>Text</key><string>a &amp; <![CDATA[<b>]]> </string> <key>Empty</key><string/>
        <key>Yes</key><true/> <key>No</key><false/>
        <key>Number</key><integer> -7 </integer> <key>Hex</key><integer>0x1F</integer> <key>Real</key><real>1.5</real>
        <key>Date</key><date>1970-01-01T00:00:10Z</date> <key>Data</key><data> aGk= </data>
        <key>List</key><array><string>x</string><array/></array>
      </dict></plist>
      """
    #expect(
      try XMLPropertyList.value(of: Data((header + text).utf8))
        == .dictionary([
          "Text": "a & <b> ", "Empty": "", "Yes": true, "No": false, "Number": .integer(-7), "Hex": .integer(31),
          "Real": .real(1.5), "Date": .date(Date(timeIntervalSince1970: 10)), "Data": .data(Data("hi".utf8)),
          "List": .array(["x", .array([])]),
        ]))
  }

  @Test(arguments: [
    ("<plist>\n<dict>\n<key>a</key>\n<string>b", 6, "the file ends before <string> of line 6 is closed"),
    ("<plist>\n<dict>\n<key>a</key></dict></plist>", 5, "<key>: the key \"a\" has no value"),
    ("<plist>\n<dict>\n<string>a</string></dict></plist>", 5, "<string>: the value has no key"),
    ("<plist><integer>x</integer></plist>", 3, "<integer>: x is no whole number"),
    ("<plist><colour/></plist>", 3, "<colour>: a property list has no elements of this kind"),
    ("<plist/>", 3, "<plist> does not hold exactly one value"),
  ])
  func `damage is told with its line`(text: String, line: Int, message: String) {
    #expect(throws: PropertyListSyntaxError(line: line, message: "the file is damaged: \(message)")) {
      try XMLPropertyList.value(of: Data((header + text).utf8))
    }
  }

  @Test func `entities that open files are not declared, and depth has an end`() {
    let entity = "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><string>&x;</string></plist>"
    #expect(throws: PropertyListSyntaxError.self) { try XMLPropertyList.value(of: Data(entity.utf8)) }
    let deep = String(repeating: "<array>", count: 10_000)
    #expect(throws: PropertyListSyntaxError.self) { try XMLPropertyList.value(of: Data(deep.utf8)) }
  }
}
