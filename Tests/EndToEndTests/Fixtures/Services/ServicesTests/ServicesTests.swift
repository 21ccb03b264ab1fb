import CommonCrypto
import CoreMotion
import MultipeerConnectivity
import Security
import Speech
import WebKit
import XCTest

@testable import Services

class ServicesTests: XCTestCase {
  func testTheAppAndItsTestsHaveTheSameWebKit() throws {
    let controller = ServicesViewController()
    controller.loadViewIfNeeded()
    let views: [Any] = controller.view.subviews
    XCTAssertEqual(views.filter { $0 is WKWebView }.count, 1)
  }

  func testAPageThatNobodyServesFails() throws {
    let controller = ServicesViewController()
    controller.loadViewIfNeeded()
    controller.web.load(URLRequest(url: try XCTUnwrap(URL(string: "http://127.0.0.1:1"))))
    let failed = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in controller.answer.text == "offline -1004" }, object: nil)
    wait(for: [failed], timeout: 10)
  }

  func testFrameworksThatOnlyTheTestsImport() {
    XCTAssertFalse(CMPedometer.isStepCountingAvailable())
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "someone"]
    XCTAssertEqual(SecItemDelete(query as CFDictionary), errSecItemNotFound)
    XCTAssertTrue(MCSession(peer: MCPeerID(displayName: "Me")).connectedPeers.isEmpty)
    XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .notDetermined)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5("abc", 3, &digest)
    XCTAssertEqual(digest.first, 0x90)
  }
}
