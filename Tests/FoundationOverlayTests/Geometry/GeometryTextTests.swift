import Foundation
import FoundationOverlay
import Testing
import WindfallCore

@Suite("Geometry in values and texts")
struct GeometryTextTests {
  @Test("Values hold geometry")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test("Texts are those of UIKit")
  func texts() {
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: 1.5, width: 10, height: 0.1)) == "{{0, 1.5}, {10, 0.10000000000000001}}")
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 1.0 / 3)) == "{-1, 0.33333333333333331}")
    #expect(NSCoder.string(for: WindfallCore.CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test("Texts are read back")
  func reading() {
    let rect = CGRect(x: 0, y: 1.5, width: 10, height: 0.1)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    let transform = WindfallCore.CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }
}
