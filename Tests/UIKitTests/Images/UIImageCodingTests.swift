import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIImageCodingTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func `An image of a file comes back with its bytes, scale and mode`() throws {
    let pixels = try #require(PixelImage(width: 4, height: 2, bytes: [UInt8](repeating: 9, count: 32)))
    let image = try #require(UIImage(data: PNGEncoder.data(of: pixels), scale: 2))
    let copy = try #require(try copy(image.withRenderingMode(.alwaysTemplate)))
    #expect(copy.size == CGSize(width: 2, height: 1) && copy.scale == 2)
    #expect(copy.renderingMode == .alwaysTemplate && copy.pngData() == image.pngData())
  }

  @Test func `A symbol comes back with its name, an asset with its pixels`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(try copy(symbol) == symbol)
    let assets = try AssetBundle()
    assets.addImage("Photo", side: 10, [1, 2].map { AssetConditions(scale: $0) })
    let photo = try #require(UIImage(named: "Photo", in: try assets.bundle(), compatibleWith: nil))
    let copy = try #require(try copy(photo))
    #expect(copy.size == photo.size && copy.scale == photo.scale && copy.pngData() == photo.pngData())
  }

  @Test func `Colours come back equal, dynamic ones as they are`() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(try copy(color) == color)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try copy(dynamic) == .black)
  }
}
