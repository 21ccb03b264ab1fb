import Foundation
import Testing

@testable import WindfallProject

struct BinaryPropertyListTests {
  private let value = PropertyListValue.dictionary([
    "Text": "plain", "Wide": "Grüße 😀", "Yes": true, "No": false, "Small": .integer(7), "Negative": .integer(-7),
    "Large": .integer(1 << 40), "Real": .real(1.5), "Date": .date(Date(timeIntervalSinceReferenceDate: 10)),
    "Data": .data(Data(repeating: 1, count: 300)), "List": .array(["x", .array([]), .dictionary(["a": "b"])]),
    "Long": .string(String(repeating: "long ", count: 100)),
  ])

  @Test func `reads what Foundation writes`() throws {
    #expect(try BinaryPropertyList.value(of: value.data(format: .binary)) == value)
  }

  @Test func `a damaged file is an error, wherever it is damaged`() throws {
    let data = try value.data(format: .binary)
    for length in stride(from: 0, to: data.count, by: 7) {
      #expect(throws: PropertyListSyntaxError.self) { try BinaryPropertyList.value(of: data.prefix(length)) }
    }
    for index in data.indices {
      var changed = data
      changed[index] ^= 0xFF
      _ = try? BinaryPropertyList.value(of: changed)
    }
  }

  @Test func `a value that holds itself is an error`() {
    // An array whose only element is itself.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes +=
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: PropertyListSyntaxError(line: 0, message: "values are nested too deeply")) {
      try BinaryPropertyList.value(of: Data(bytes))
    }
  }
}
