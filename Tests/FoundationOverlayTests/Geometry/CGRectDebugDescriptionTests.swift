import Foundation
import FoundationOverlay
import Testing

@Suite("Texts of geometry")
struct CGRectDebugDescriptionTests {
  @Test("Points, sizes and rectangles are written as their numbers")
  func texts() {
    let rect = CGRect(x: 0, y: 64, width: 10, height: 10.5)
    #expect("\(rect)" == "(0.0, 64.0, 10.0, 10.5)")
    #expect("\(rect.origin)" == "(0.0, 64.0)")
    #expect(String(reflecting: rect.size) == "(10.0, 10.5)")
    #expect("\([rect.origin])" == "[(0.0, 64.0)]")
    #expect("\(IndexPath(indexes: [0, 1]))" == "[0, 1]")
    #expect(IndexPath(indexes: [0, 1]).debugDescription == "[0, 1]")
    #expect("\(NSRange(location: 1, length: 2))" == "{1, 2}")
    #expect(NSRange(location: 1, length: 2).debugDescription == "{1, 2}")
  }
}
