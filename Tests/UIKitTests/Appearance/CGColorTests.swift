import Testing

@testable import UIKit

@MainActor struct CGColorTests {
  @Test func `a colour has the components of its space`() throws {
    let grey = CGColor(gray: 0.5, alpha: 0.25)
    #expect(grey.components == [0.5, 0.25] && grey.numberOfComponents == 2)
    #expect(grey.colorSpace?.model == .monochrome)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.components == [1, 0, 0, 1] && red.colorSpace?.name == CGColorSpace.sRGB)
    #expect(grey.copy(alpha: 1)?.components == [0.5, 1])
  }

  @Test func `a colour of inks is what they leave of white`() throws {
    let color = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.5, alpha: 0.25)
    #expect(color.components == [1, 0, 0.5, 0.5, 0.25] && color.numberOfComponents == 5 && color.alpha == 0.25)
    #expect(color.colorSpace?.model == .cmyk)
    #expect(UIColor(cgColor: color) == UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 0.25))
    let same = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 80, 0, 1])
    #expect(same.map { UIColor(cgColor: $0) } == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `a colour of a named space comes back from what it says of itself`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(space.isWideGamutRGB)
    #expect(!CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
    let color = try #require(CGColor(colorSpace: space, components: [0.2, 0.4, 0.6, 0.8]))
    #expect(color.components == [0.2, 0.4, 0.6, 0.8] && color.alpha == 0.8)
    let name = try #require(color.colorSpace?.name)
    let again = try #require(
      CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: color.components ?? []) })
    #expect(again == color && color != CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
  }

  @Test func `a colour is converted to the greys and to other colours, to nothing else`() throws {
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let grey = try #require(blue.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(grey.numberOfComponents == 2 && grey.components == [0.0722, 0.5])
    let back = try #require(grey.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(back.components == [0.0722, 0.0722, 0.0722, 0.5])
    #expect(blue.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil) == nil)
  }
}
