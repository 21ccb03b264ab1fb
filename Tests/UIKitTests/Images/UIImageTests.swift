import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct UIImageTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func shownData(_ image: UIImage) -> Data? {
    guard case .image(let data, _, _)? = image.displayItems(in: .zero, tintColor: .black).first else { return nil }
    return data
  }

  @Test func `Subclasses have the initialisers of the class, and make themselves of data`() throws {
    PictureService.use { _ in
      PixelImage(width: 3, height: 2, bytes: [UInt8](repeating: 0, count: 24)).map { PNGEncoder.data(of: $0) } ?? Data()
    }
    let data = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: .init(for: UITraitCollection(displayScale: 1)))
        .image { _ in }.pngData())
    let plain = try #require(PlainImage(data: data))
    #expect(plain == UIImage(data: data) && plain.size.width > 0 && plain.isPlain)
    let own = OwnImage(bytes: data, title: "own")
    #expect(own?.title == "own" && own?.size == plain.size)
    #expect(OwnImage(bytes: Data(), title: "none") == nil)
  }

  @Test func `An asset has the scale and size of the version for the screen`() throws {
    let assets = try AssetBundle()
    assets.addImage("Photo", side: 10, [1, 2].map { AssetConditions(scale: $0) })
    assets.addImage("Logo", side: 24, [AssetConditions()], intent: .template)
    let bundle = try assets.bundle()
    let one = try #require(UIImage(named: "Photo", in: bundle, compatibleWith: UITraitCollection(displayScale: 1)))
    #expect((one.size, one.scale) == (CGSize(width: 10, height: 10), 1))
    let photo = try #require(UIImage(named: "Photo", in: bundle, compatibleWith: nil))
    #expect(photo.scale == 2 && photo.renderingMode == .automatic)
    #expect(photo == UIImage(named: "Photo", in: bundle, with: nil) && photo != one)
    #expect(photo == UIImage(named: "Photo", in: bundle, variableValue: 0.5))
    #expect(UIImage(named: "Nothing", in: bundle, variableValue: 0.5) == nil)
    let logo = UIImage(resource: ImageResource(name: "Logo", bundle: bundle))
    #expect(logo.scale == Device.current.scale && logo.size.width == 24 && logo.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Nothing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "Photo") == nil)
  }

  @Test func `A dark version is shown in dark places`() throws {
    let assets = try AssetBundle()
    assets.addImage("Photo", side: 10, [AssetConditions(scale: 1), AssetConditions(isDark: true, scale: 1)])
    let image = try #require(UIImage(named: "Photo", in: try assets.bundle(), compatibleWith: light))
    var (shownLight, shownDark): (Data?, Data?)
    light.performAsCurrent { shownLight = shownData(image) }
    dark.performAsCurrent { shownDark = shownData(image) }
    #expect(shownLight?.last == 0 && shownDark?.last == 1)
    #expect(image.pngData()?.last == 0)
  }

  @Test func `Files are found for the screen's scale; only PNG's extension may be left out`() throws {
    let assets = try AssetBundle()
    for name in ["a.png", "a@2x.png", "b@3x.png", "b@3x~ipad.png", "one.two.png"] {
      try assets.write(AssetBundle.png(60, 60), to: name)
    }
    try assets.write(Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30]), to: "c.jpg")
    let bundle = try assets.bundle()
    let two = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "a", in: bundle, compatibleWith: two)?.size == CGSize(width: 30, height: 30))
    #expect(UIImage(named: "a.png", in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.scale == 1)
    #expect(UIImage(named: "b", in: bundle, compatibleWith: nil)?.size.width == 20)
    #expect(UIImage(named: "one.two", in: bundle, compatibleWith: nil)?.size.width == 60)
    #expect(UIImage(named: "c", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "c.jpg", in: bundle, compatibleWith: nil)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(contentsOfFile: bundle.bundlePath + "/a.png")?.scale == 2)
    #expect(UIImage(contentsOfFile: bundle.bundlePath + "/z.png") == nil)
  }

  @Test func `Data that is no image gives none; that of a PNG file comes back`() {
    let data = AssetBundle.png(8, 4)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(data: data)?.pngData() == data)
    #expect(UIImage(data: Data("none".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `A JPEG file is turned into PNG; other files differ though nobody knows what they show`() throws {
    let pixels = try #require(PixelImage(width: 2, height: 1, bytes: [250, 0, 0, 255, 250, 0, 0, 255]))
    let png = try #require(UIImage(data: JPEGEncoder.data(of: pixels, quality: 1))?.pngData())
    let read = try #require(PixelImage(png: png))
    #expect(read.width == 2 && abs(Int(read.bytes[0]) - 250) < 9 && read.bytes[1] < 9)
    let gifs = try [1, 2].map { try #require(UIImage(data: Data("GIF89a\u{3}\0\u{2}\0".utf8) + [$0])?.pngData()) }
    #expect(UIImage(data: gifs[0])?.size == CGSize(width: 3, height: 2) && gifs[0] != gifs[1])
  }

  @Test func `What was drawn is encoded by the tool`() throws {
    PictureService.use { request in
      guard case .picture(let list) = request else { return Data() }
      return Data("\(list.size) \(list.scale) \(list.root.items.count)".utf8)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
    let image = renderer.image { context in context.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
    #expect(image.pngData() == Data("\(CGSize(width: 4, height: 3)) 1.0 1".utf8))
  }

  @Test func `An image made of another's pixels has as many`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 3))
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let pixels = try #require(drawn?.cgImage)
    #expect(pixels.width == 8 && pixels.height == 6)
    let image = UIImage(cgImage: pixels)
    #expect(image.size == CGSize(width: 8, height: 6) && image.scale == 1)
    guard case .drawn(let content) = image.content, case .group(let group)? = content.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.transform.a == 2 && group.items.count == 1)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `The name of a symbol has small letters, digits and dots`() {
    #expect(UIImage(systemName: "star.fill")?.isSymbolImage == true)
    #expect(UIImage(systemName: "1.circle") != nil)
    for name in ["", "Star", "a b", "a..b", "no_symbol", "café"] { #expect(UIImage(systemName: name) == nil) }
  }

  @Test func `A symbol has the size of the text that it is configured for`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .medium)
    let traits = UITraitCollection(verticalSizeClass: .regular)
    #expect(configuration.traitCollection == nil && traits.imageConfiguration.traitCollection == traits)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(symbol.size == CGSize(width: 44, height: 40) && symbol.symbolConfiguration == configuration)
    let large = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect((large?.size.width ?? 0) > 50)
    #expect(UIImage(data: AssetBundle.png(1, 1))?.applyingSymbolConfiguration(configuration) == nil)
    #expect(UIImage(systemName: "star") != symbol && UIImage(systemName: "star") == UIImage(systemName: "star"))
  }

  @Test func `A template is drawn in the tint of its view, another image in its own`() throws {
    func tint(_ image: UIImage?) -> DisplayColor? {
      switch image?.displayItems(in: CGRect(x: 0, y: 0, width: 9, height: 9), tintColor: .white).first {
      case .image(_, let tint, _)?: tint
      case .stroke(_, .color(let color), _)?: color
      default: nil
      }
    }
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let image = UIImage(data: AssetBundle.png(1, 1))
    #expect(tint(image) == nil && tint(image?.withTintColor(.red)) == red)
    #expect(tint(image?.withRenderingMode(.alwaysTemplate).withTintColor(.red)) == .white)
    let symbol = UIImage(systemName: "star")
    #expect(tint(symbol) == .white && tint(symbol?.withTintColor(.red)) == .white)
    #expect(tint(symbol?.withTintColor(.red, renderingMode: .alwaysOriginal)) == red)
    #expect(tint(symbol?.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red))) == red)
  }

  @Test func `The edges of a resizable image keep their size`() throws {
    let image = try #require(UIImage(data: AssetBundle.png(10, 10)))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch)
    #expect(image.capInsets.left == 4 && image.resizingMode == .stretch)
    let parts = image.parts(in: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(parts.map(\.target.width) == [4, 22, 4] && parts.map(\.source.width) == [4, 2, 4])
    #expect(image.parts(in: CGRect(x: 0, y: 0, width: 5, height: 10)).count == 1)
  }

  @Test func `A view is called what its image is, unless it has a name of its own`() {
    let image = UIImage(systemName: "star")
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == nil && view.accessibilityIdentifier == "star")
    image?.accessibilityLabel = "Best"
    image?.accessibilityIdentifier = "best"
    #expect(view.accessibilityLabel == "Best" && view.accessibilityIdentifier == "best")
    (view.accessibilityLabel, view.accessibilityIdentifier) = ("Own", "own")
    #expect(view.accessibilityLabel == "Own" && view.accessibilityIdentifier == "own")
  }
}

private final class PlainImage: UIImage, @unchecked Sendable {
  var isPlain: Bool { true }
}

private final class OwnImage: UIImage, @unchecked Sendable {
  let title: String

  init?(bytes: Data, title: String) {
    self.title = title
    super.init(data: bytes)
  }

  required convenience init?(coder: NSCoder) { nil }
  required convenience init(imageLiteralResourceName name: String) { fatalError(name) }
}
