import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("Shapes")
struct ShapeTests {
  private let square = CGRect(x: 2, y: 2, width: 6, height: 6)

  @Test("A fill covers its rectangle and nothing else")
  func fill() throws {
    let picture = try Picture(width: 10, height: 10, .fill(.rect(square), .color(.red)))
    #expect(picture[2, 2] == .red)
    #expect(picture[7, 7] == .red)
    #expect(picture[1, 2] == .white)
    #expect(picture[8, 7] == .white)
  }

  @Test("A point is as many pixels as the scale says")
  func scale() throws {
    let picture = try Picture(width: 10, height: 10, scale: 3, .fill(.rect(square), .color(.red)))
    #expect((picture.width, picture.height) == (30, 30))
    #expect(picture.ink == CGRect(x: 6, y: 6, width: 18, height: 18))
  }

  @Test("Rounded corners leave the corners free and the edges full")
  func roundedRect() throws {
    let picture = try Picture(
      width: 20, height: 20,
      .fill(.roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 6), .color(.red)))
    #expect(picture[0, 0] == .white)
    #expect(picture[19, 19] == .white)
    #expect(picture[10, 0] == .red)
    #expect(picture[0, 10] == .red)
    #expect(picture[3, 3] == .red)
  }

  @Test("What lies within two outlines is inside or not, as the rule says")
  func evenOdd() throws {
    func frame(_ inset: CGFloat) -> [DisplayPath.Segment] {
      let (low, high) = (inset, 20 - inset)
      return [
        .move(CGPoint(x: low, y: low)), .line(CGPoint(x: high, y: low)), .line(CGPoint(x: high, y: high)),
        .line(CGPoint(x: low, y: high)), .close,
      ]
    }
    let both = frame(0) + frame(5)
    let full = try Picture(width: 20, height: 20, .fill(.segments(both), .color(.red)))
    #expect(full[10, 10] == .red)
    let ring = try Picture(width: 20, height: 20, .fill(.evenOdd(both), .color(.red)))
    #expect(ring[10, 10] == .white)
    #expect(ring[2, 2] == .red)
  }

  @Test("A corner radius beyond half of the side makes a circle")
  func circle() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let rounded = try Picture(width: 20, height: 20, .fill(.roundedRect(frame, cornerRadius: 99), .color(.red)))
    let ellipse = try Picture(width: 20, height: 20, .fill(.ellipse(in: frame), .color(.red)))
    #expect(ellipse[0, 0] == .white)
    #expect(ellipse[10, 10] == .red)
    #expect(ellipse[10, 0] != .white)
    for index in 0..<20 { #expect(rounded[index, 3] == ellipse[index, 3]) }
  }

  @Test("A stroke lies on both sides of its path")
  func stroke() throws {
    let picture = try Picture(
      width: 10, height: 10, .stroke(.rect(square), .color(.red), DisplayStroke(width: 2)))
    #expect(picture[1, 5] == .red)
    #expect(picture[2, 5] == .red)
    #expect(picture[0, 5] == .white)
    #expect(picture[4, 5] == .white)
  }

  @Test("Dashes leave gaps, and dashes of no length are none")
  func dash() throws {
    let line = DisplayPath.segments([.move(CGPoint(x: 0, y: 1)), .line(CGPoint(x: 12, y: 1))])
    let dashed = try Picture(
      width: 12, height: 2, .stroke(line, .color(.red), DisplayStroke(width: 2, dash: [3, 3])))
    #expect([0, 3, 6, 9].map { dashed[$0, 0] } == [.red, .white, .red, .white])
    let solid = try Picture(
      width: 12, height: 2, .stroke(line, .color(.red), DisplayStroke(width: 2, dash: [0, 0])))
    #expect((0..<12).allSatisfy { solid[$0, 0] == .red })
  }

  @Test("Free paths are closed and filled")
  func segments() throws {
    let triangle = DisplayPath.segments([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 0, y: 10)), .close,
    ])
    let picture = try Picture(width: 10, height: 10, .fill(triangle, .color(.red)))
    #expect(picture[1, 1] == .red)
    #expect(picture[8, 8] == .white)
  }

  @Test("Quadratic curves bend towards their control point")
  func quad() throws {
    let path = DisplayPath.segments([
      .move(CGPoint(x: 0, y: 10)), .quad(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 10, y: -10)), .close,
    ])
    let picture = try Picture(width: 20, height: 10, .fill(path, .color(.red)))
    #expect(picture[10, 1] == .red)
    #expect(picture[1, 1] == .white)
  }

  @Test("A gradient runs from its first colour to its last")
  func linearGradient() throws {
    let stops = [
      DisplayPaint.Stop(color: .red, location: 0), DisplayPaint.Stop(color: .blue, location: 1),
    ]
    let paint = DisplayPaint.linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let picture = try Picture(
      width: 100, height: 1, .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 1)), paint))
    #expect(picture[0, 0].red > 250 && picture[0, 0].blue < 5)
    #expect(picture[99, 0].blue > 250 && picture[99, 0].red < 5)
    #expect(abs(picture[50, 0].red - 127) < 5 && abs(picture[50, 0].blue - 127) < 5)
  }

  @Test("A radial gradient runs from its centre outwards")
  func radialGradient() throws {
    let stops = [
      DisplayPaint.Stop(color: .red, location: 0), DisplayPaint.Stop(color: .blue, location: 1),
    ]
    let paint = DisplayPaint.radialGradient(stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 8)
    let picture = try Picture(
      width: 20, height: 20, .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), paint))
    #expect(picture[10, 10].red > 220)
    #expect(picture[0, 0] == .blue)
  }

  @Test("Numbers that cannot be drawn do not spoil the picture")
  func strangeNumbers() throws {
    let everywhere = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: CGFloat.nan)
    let picture = try Picture(
      width: 10, height: 10, .fill(.ellipse(in: everywhere), .color(.blue)),
      .fill(.ellipse(in: .zero), .color(.blue)), .fill(.rect(square), .color(.red)))
    #expect(picture[5, 5] == .red)
    #expect(picture.ink == square)
  }
}
