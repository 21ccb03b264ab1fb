import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(arguments: [
    (UIColor.systemBlue, 0x007AFF as UInt32, 0x0A84FF as UInt32), (.systemBackground, 0xFFFFFF, 0x000000),
    (.label, 0x000000, 0xFFFFFF), (.systemGray6, 0xF2F2F7, 0x1C1C1E), (.systemRed, 0xFF3B30, 0xFF453A),
  ])
  func `System colours have a light and a dark value`(color: UIColor, lightHex: UInt32, darkHex: UInt32) {
    #expect(color.displayColor(with: light) == DisplayColor(hex: lightHex))
    #expect(color.displayColor(with: dark) == DisplayColor(hex: darkHex))
    #expect(color.resolvedColor(with: dark) == UIColor(displayColor: DisplayColor(hex: darkHex)))
  }

  @Test func `Components come back as they were given`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
  }

  @Test func `Plain colours are equal by value, dynamic ones by identity`() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != UIColor { _ in .blue })
    #expect(UIColor.label.withAlphaComponent(0.5).displayColor(with: dark).alpha == 0.5)
  }

  @MainActor @Test func `A background follows the appearance of the view it is in`() throws {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    @MainActor func fill() throws -> DisplayColor? {
      guard case .fill(_, .color(let color))? = try #require(inner.publishedGroup()).items.first else { return nil }
      return color
    }
    #expect(try fill() == .white)
    outer.overrideUserInterfaceStyle = .dark
    #expect(try fill() == .black)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.removeFromSuperview()
    UIView().addSubview(inner)
    inner.overrideUserInterfaceStyle = .light
    #expect(try fill() == .white)
  }
}
