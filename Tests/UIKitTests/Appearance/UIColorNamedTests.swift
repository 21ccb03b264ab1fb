import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

struct UIColorNamedTests {
  private let assets: AssetBundle
  private let bundle: Bundle

  init() throws {
    assets = try AssetBundle()
    assets.addColor(
      "Title",
      [
        (.components(.white), AssetConditions()), (.components(.black), AssetConditions(isDark: true)),
        (.components(.clear), AssetConditions(hasHighContrast: true)),
      ])
    assets.addColor(
      "Wide",
      [(.components(.white), AssetConditions(gamut: .sRGB)), (.components(.black), AssetConditions(gamut: .displayP3))])
    assets.addColor("Mark", [(.system("systemRedColor"), AssetConditions())])
    assets.addColor("Open", [])
    bundle = try assets.bundle()
  }

  private func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }

  @Test func `A named colour follows appearance, contrast and gamut`() throws {
    let title = try #require(color("Title"))
    #expect(title.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
    #expect(title.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    let contrast = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(title.displayColor(with: contrast).alpha == 0)
    let wide = try #require(color("Wide"))
    #expect(wide.resolvedColor(with: UITraitCollection(displayGamut: .SRGB)) == .white)
    #expect(wide.resolvedColor(with: UITraitCollection(displayGamut: .P3)) == .black)
    #expect(
      color("Mark")?.displayColor(with: UITraitCollection(userInterfaceStyle: .dark)) == DisplayColor(hex: 0xFF453A))
  }

  @Test func `Two of one name are equal`() {
    #expect(color("Title") == color("Title") && color("Title")?.hash == color("Title")?.hash)
    #expect(color("Title") != color("Wide") && color("Title") != .white)
    #expect(UIColor(resource: ColorResource(name: "Title", bundle: bundle)) == color("Title"))
  }

  @Test func `A colour that is not there, or was left open, is none`() {
    #expect(color("Nothing") == nil && color("Open") == nil && UIColor(named: "Title") == nil)
  }
}
