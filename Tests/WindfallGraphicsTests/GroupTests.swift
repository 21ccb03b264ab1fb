import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("Groups")
struct GroupTests {
  private let sheet = DisplayPath.rect(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let square = DisplayPath.rect(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test("A clip hides what is outside of it, for the group only")
  func clip() throws {
    let clipped = DisplayGroup(clip: square, items: [.fill(sheet, .color(.red))])
    let after = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.blue))
    let picture = try Picture(width: 20, height: 20, .group(clipped), after)
    #expect(picture[4, 10] == .white)
    #expect(picture[5, 10] == .red)
    #expect(picture[14, 14] == .red)
    #expect(picture[15, 15] == .white)
    #expect(picture[0, 0] == .blue)
  }

  @Test("A transformation moves what is in the group, its clip included")
  func transform() throws {
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 5, y: 0), clip: square, items: [.fill(sheet, .color(.red))])
    let picture = try Picture(width: 20, height: 20, .group(group))
    #expect(picture.ink == CGRect(x: 10, y: 5, width: 10, height: 10))
  }

  @Test("Transformations of groups within groups add up")
  func nested() throws {
    let inner = DisplayGroup(
      transform: CGAffineTransform(translationX: 3, y: 1),
      items: [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.red))])
    let outer = DisplayGroup(transform: CGAffineTransform(scaleX: 2, y: 2), items: [.group(inner)])
    let picture = try Picture(width: 20, height: 20, .group(outer))
    #expect(picture.ink == CGRect(x: 6, y: 2, width: 2, height: 2))
  }

  @Test("A group fades as a whole: what overlaps in it does not shine through")
  func opacity() throws {
    let group = DisplayGroup(
      opacity: 0.5, items: [.fill(sheet, .color(.blue)), .fill(square, .color(.red))])
    let picture = try Picture(width: 20, height: 20, .group(group))
    let inside = picture[10, 10]
    #expect(inside.red == 255)
    #expect(abs(inside.green - 127) <= 1)
    #expect(inside.green == inside.blue)
  }

  @Test("A group is drawn on what is below as its blend says, and only where it is")
  func blend() throws {
    let difference = DisplayGroup(blend: .difference, items: [.fill(square, .color(.red))])
    let picture = try Picture(width: 20, height: 20, .fill(sheet, .color(.red)), .group(difference))
    #expect(picture[10, 10] == .black && picture[2, 2] == .red)
    let copy = DisplayGroup(blend: .sourceIn, items: [.fill(square, .color(.blue))])
    let other = try Picture(width: 20, height: 20, .fill(sheet, .color(.red)), .group(copy))
    #expect(other[10, 10] == .blue && other[2, 2] == .red)
  }

  @Test("The pixels of a jagged group are covered wholly or not at all, and those after it smoothly again")
  func jagged() throws {
    let slope = DisplayPath.segments([
      .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 18, y: 7)), .line(CGPoint(x: 3, y: 18)), .close,
    ])
    func shades(_ items: DisplayItem...) throws -> Set<Int> {
      let picture = try Picture(width: 20, height: 20, .group(DisplayGroup(items: items)))
      return Set((0..<400).map { picture[$0 % 20, $0 / 20].green })
    }
    let fill = DisplayItem.fill(slope, .color(.red))
    let jagged = DisplayItem.group(DisplayGroup(isJagged: true, items: [fill]))
    #expect(try shades(jagged) == [0, 255])
    #expect(try shades(jagged, fill).count > 2)
  }

  @Test("A group without opacity or without area is not drawn")
  func invisible() throws {
    let clear = DisplayGroup(opacity: 0, items: [.fill(sheet, .color(.red))])
    let flat = DisplayGroup(transform: CGAffineTransform(scaleX: 0, y: 1), items: [.fill(sheet, .color(.red))])
    #expect(try Picture(width: 20, height: 20, .group(clear), .group(flat)).ink == nil)
  }

  @Test("Empty groups change nothing in the group around them")
  func empty() throws {
    let empty = DisplayGroup(transform: CGAffineTransform(translationX: 1, y: 1), items: [])
    let flat = DisplayGroup(transform: CGAffineTransform(scaleX: 0, y: 1), items: [.fill(sheet, .color(.red))])
    let shadow = DisplayGroup.Shadow(color: .blue, radius: 1, offset: .zero)
    let group = DisplayGroup(opacity: 0.9, items: [.group(empty), .group(flat), .fill(square, .color(.red))])
    let picture = try Picture(
      width: 20, height: 20, .group(group), .group(DisplayGroup(opacity: 0.5, shadow: shadow, items: [])))
    #expect(picture.ink == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("What lies outside of the picture is no error")
  func outside() throws {
    let shadow = DisplayGroup.Shadow(color: .blue, radius: 1, offset: .zero)
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 500, y: 0), opacity: 0.5, shadow: shadow,
      items: [.fill(square, .color(.red))])
    #expect(try Picture(width: 20, height: 20, .group(group)).ink == nil)
  }

  @Test("A sharp shadow has the shape of the group, moved")
  func sharpShadow() throws {
    let shadow = DisplayGroup.Shadow(color: .blue, radius: 0, offset: CGSize(width: 3, height: 2))
    let group = DisplayGroup(shadow: shadow, items: [.fill(square, .color(.red))])
    let picture = try Picture(width: 20, height: 20, .group(group))
    #expect(picture[10, 10] == .red)
    #expect(picture[16, 16] == .blue)
    #expect(picture[17, 8] == .blue)
    #expect(picture.ink == CGRect(x: 5, y: 5, width: 13, height: 12))
  }

  @Test("A blurred shadow fades evenly to all sides")
  func blurredShadow() throws {
    let shadow = DisplayGroup.Shadow(color: .black, radius: 4, offset: .zero)
    let group = DisplayGroup(
      shadow: shadow, items: [.fill(.rect(CGRect(x: 40, y: 40, width: 20, height: 20)), .color(.red))])
    let picture = try Picture(width: 100, height: 100, .group(group))
    let fade = (28..<40).map { picture[$0, 50].red }
    #expect(fade == fade.sorted(by: >))
    #expect(fade[11] < 160 && fade[0] > 250)
    for distance in 1...12 {
      #expect(picture[40 - distance, 50] == picture[59 + distance, 50])
      #expect(picture[50, 40 - distance] == picture[50, 59 + distance])
      // Rows are rounded before columns are blurred.
      #expect(abs(picture[40 - distance, 50].red - picture[50, 40 - distance].red) <= 1)
    }
  }

  @Test("A shadow in a faded, moved and clipped group stays in place")
  func nestedShadow() throws {
    let shadow = DisplayGroup.Shadow(color: .blue, radius: 0, offset: CGSize(width: 3, height: 0))
    let inner = DisplayGroup(shadow: shadow, items: [.fill(square, .color(.red))])
    let outer = DisplayGroup(
      transform: CGAffineTransform(translationX: 20, y: 10), opacity: 0.5, clip: square, items: [.group(inner)])
    let wide = DisplayGroup(
      transform: CGAffineTransform(translationX: 20, y: 10), opacity: 0.5, items: [.group(inner)])
    #expect(try Picture(width: 60, height: 40, .group(outer)).ink == CGRect(x: 25, y: 15, width: 10, height: 10))
    #expect(try Picture(width: 60, height: 40, .group(wide)).ink == CGRect(x: 25, y: 15, width: 13, height: 10))
  }
}
