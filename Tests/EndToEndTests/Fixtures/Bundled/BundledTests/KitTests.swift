import UIKit
import XCTest

@testable import Bundled

final class KitTests: XCTestCase {
  private func kit() throws -> Bundle {
    let url = try XCTUnwrap(Bundle.main.url(forResource: "Kit", withExtension: "bundle"))
    return try XCTUnwrap(Bundle(url: url))
  }

  private func text(_ name: String, in bundle: Bundle) throws -> String {
    try String(contentsOf: XCTUnwrap(bundle.url(forResource: name, withExtension: "txt")), encoding: .utf8)
  }

  private func label(_ name: String, in bundle: Bundle) -> String? {
    (bundle.loadNibNamed(name, owner: nil)?.first as? UILabel)?.text
  }

  func testTheBundleHasWhatItsTargetHas() throws {
    let kit = try kit()
    XCTAssertEqual(kit.bundleIdentifier, "com.example.Kit-Resources")
    XCTAssertEqual(kit.localizedString(forKey: "greeting", value: nil, table: nil), "Hello from the kit")
    XCTAssertEqual(try text("tools", in: kit), "hammer")
    XCTAssertEqual(label("Plate", in: kit), "Plate")
    let paint = try XCTUnwrap(UIColor(named: "Paint", in: kit, compatibleWith: nil))
    XCTAssertEqual(paint.cgColor.components, [1, 0, 0, 1])
    XCTAssertNil(UIColor(named: "Paint"))
  }

  func testThePodsHaveWhatTheirScriptCopies() throws {
    XCTAssertEqual(try text("notes", in: .main), "a note")
    XCTAssertEqual(label("Note", in: .main), "Note")
    let url = try XCTUnwrap(Bundle.main.url(forResource: "Badges", withExtension: "bundle"))
    XCTAssertEqual(try text("badge", in: XCTUnwrap(Bundle(url: url))), "a badge")
    XCTAssertNil(Bundle.main.url(forResource: "Other", withExtension: "txt"))
  }
}
