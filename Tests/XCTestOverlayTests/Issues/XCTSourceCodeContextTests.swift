import Testing
import XCTest

@testable import XCTestOverlay

@Suite("Places of issues") struct XCTSourceCodeContextTests {
  @Test("A context has the stack of its caller, without symbols")
  func callStack() throws {
    let context = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: "/A.swift", lineNumber: 3))
    #expect(!context.callStack.isEmpty && context.location?.lineNumber == 3)
    #expect(context.callStack.allSatisfy { $0.address != 0 })
    #expect(!XCTSourceCodeContext().callStack.isEmpty)
  }

  @Test("An address without a symbol says so")
  func unknown() {
    let frame = XCTSourceCodeFrame(address: 1)
    #expect(frame.symbolInfo == nil)
    #expect(frame.symbolicationError.map { "\($0)" } == "no symbol is known at the address 0x1")
    let info = XCTSourceCodeSymbolInfo(imageName: "App", symbolName: "main", location: nil)
    let known = XCTSourceCodeFrame(address: 1, symbolInfo: info)
    #expect(known.symbolInfo === info && known.symbolicationError == nil)
  }
}
