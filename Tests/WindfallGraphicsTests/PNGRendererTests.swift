import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("PNG renderer")
struct PNGRendererTests {
  private func list(_ items: DisplayItem..., size: CGSize = CGSize(width: 60, height: 40)) -> DisplayList {
    DisplayList(size: size, scale: 2, background: .white, root: DisplayGroup(items: items))
  }

  private let hello = DisplayItem.text(
    DisplayText(text: "Hello", font: FontSpec(size: 17), color: .black, origin: CGPoint(x: 5, y: 25)))

  @Test("The same list gives the same bytes")
  func determinism() throws {
    let shadow = DisplayGroup.Shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 2))
    let group = DisplayGroup(
      opacity: 0.7, shadow: shadow,
      items: [.fill(.roundedRect(CGRect(x: 8, y: 8, width: 40, height: 20), cornerRadius: 5), .color(.red)), hello])
    let list = list(.group(group))
    let renderer = PNGRenderer()
    let first = try renderer.render(list)
    #expect(try renderer.render(list) == first)
    #expect(try PNGRenderer().render(list) == first)
  }

  @Test("The picture is a PNG image")
  func format() throws {
    let data = try PNGRenderer().render(list(hello))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(ImageSurface(png: data))
    #expect((image.width, image.height) == (120, 80))
  }

  @Test("A PNG image is stretched to its rectangle")
  func image() throws {
    let pixel = DisplayList(
      size: CGSize(width: 2, height: 1), scale: 1, background: .blue,
      root: DisplayGroup(items: [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.red))]))
    let data = try PNGRenderer().render(pixel)
    let picture = try Picture(width: 20, height: 20, .image(data, in: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(picture[5, 5] == .red)
    #expect(picture[14, 14] == .blue)
    #expect(picture.ink == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("An image with a tint is its shape in that colour")
  func tintedImage() throws {
    let shape = DisplayList(
      size: CGSize(width: 2, height: 1), scale: 1, background: .clear,
      root: DisplayGroup(items: [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.red))]))
    let data = try PNGRenderer().render(shape)
    let picture = try Picture(
      width: 20, height: 20, .image(data, tint: .blue, in: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(picture[2, 10] == .blue)
    #expect(picture[17, 10] == .white)
  }

  @Test("A JPEG file is drawn with its pixels")
  func jpeg() throws {
    let bytes = [UInt8](repeating: 255, count: 4 * 64)
    let white = try #require(PixelImage(width: 8, height: 8, bytes: bytes))
    let data = JPEGEncoder.data(of: white, quality: 1)
    let picture = try Picture(width: 20, height: 20, .image(data, in: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(picture[10, 3].red > 250 && picture[10, 10].red > 250)
  }

  @Test("An image that is neither PNG nor JPEG is a grey box with a cross")
  func placeholder() throws {
    let picture = try Picture(
      width: 20, height: 20, .image(Data([0xFF, 0xD8, 0xFF]), in: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(picture[10, 3] == Picture.Pixel(red: 204, green: 204, blue: 204, alpha: 255))
    #expect(picture[10, 10].red < 204)
  }

  @Test("A missing folder of fonts is an error that names the package")
  func missingFonts() throws {
    let renderer = PNGRenderer(fonts: FontLibrary(folder: "/nowhere"))
    let error = try #require(throws: GraphicsError.self) { try renderer.render(self.list(self.hello)) }
    #expect(error == .missingFonts(folder: "/nowhere"))
    #expect(error.description.contains("apt install fonts-inter"))
    #expect(error.description.contains("WINDFALL_FONTS"))
  }

  @Test("A list without text needs no fonts")
  func noText() throws {
    let renderer = PNGRenderer(fonts: FontLibrary(folder: "/nowhere"))
    #expect(try !renderer.render(list()).isEmpty)
  }

  @Test("A picture without pixels is an error")
  func invalidSize() {
    #expect(throws: GraphicsError.invalidSize(width: 0, height: 0)) {
      try PNGRenderer().render(list(size: .zero))
    }
  }

  @Test("Every font has a file", arguments: FontSpec.Design.allCases)
  func files(_ design: FontSpec.Design) throws {
    let library = FontLibrary()
    for weight in FontSpec.Weight.allCases {
      for isItalic in [false, true] {
        let font = FontSpec(size: 10, weight: weight, isItalic: isItalic, design: design)
        let face = try library.face(for: font)
        #expect(face.glyphIndex(of: "A") > 0)
        #expect(try (face === library.inter(for: font)) == (design == .standard))
      }
    }
  }

  @Test("Where a design's font is not installed, the letters are Inter's")
  func missingDesign() throws {
    let families = FontSpec.Design.allCases.map { FontFamily($0) }
    #expect(Set(families.map(\.name)).count == families.count)
    #expect(FontFamily(.rounded).fileNames(weight: .black, isItalic: false).first == "Quicksand-Black.ttf")
    #expect(FontFamily(.rounded).fileNames(weight: .semibold, isItalic: true).last == "Quicksand-Thin.ttf")
    #expect(FontFamily(.serif).fileNames(weight: .regular, isItalic: true).first == "Vollkorn-Italic.ttf")
    #expect(FontFamily(.serif).fileNames(weight: .thin, isItalic: false).prefix(3).last == "Vollkorn-Thin.ttf")
  }
}
