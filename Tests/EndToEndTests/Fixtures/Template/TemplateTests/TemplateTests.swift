//
//  TemplateTests.swift
//  TemplateTests
//

import XCTest

@testable import Template

final class TemplateTests: XCTestCase {

  override func setUpWithError() throws {
    // Nothing to prepare.
  }

  override func tearDownWithError() throws {
    // Nothing to tidy up.
  }

  func testExample() throws {
    XCTAssertNotNil(ContentView().body)
  }

  func testPerformanceExample() throws {
    self.measure {
      _ = (1...1000).reduce(0, +)
    }
  }

}
