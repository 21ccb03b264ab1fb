import Foundation
import Testing
import WindfallCore

struct AssetArchiveTests {
  private func archive() -> AssetArchive {
    var catalog = AssetCatalog()
    var color = ColorAsset()
    color.versions.add(
      .components(.white), for: AssetConditions(isDark: true, hasHighContrast: false, gamut: .displayP3))
    color.versions.add(.system("labelColor"), for: AssetConditions())
    catalog.colors["Title"] = color
    var image = ImageAsset()
    image.intent = .template
    let slicing = ImageSlicing(top: 1, left: 2, bottom: 3, right: 4, isTiled: true)
    image.versions.add(
      .init(file: AssetFile(offset: 1, size: 2), size: CGSize(width: 5, height: 6), scale: 2, slicing: slicing),
      for: AssetConditions(idiom: .pad, isRightToLeft: true, widthClass: .compact, heightClass: .regular, scale: 2))
    catalog.images["a/Photo"] = image
    var data = DataAsset()
    data.versions.add(.init(file: AssetFile(offset: 0, size: 3), typeIdentifier: "public.data"), for: AssetConditions())
    catalog.data["Words"] = data
    return AssetArchive(catalog: catalog, files: Data([7, 8, 9]))
  }

  @Test func `An archive comes back as it was written`() throws {
    let read = try AssetArchive(contents: archive().bytes)
    #expect(read.catalog == archive().catalog)
    #expect(read.contents(of: AssetFile(offset: 1, size: 2)) == Data([8, 9]))
    #expect(read.contents(of: AssetFile(offset: 2, size: 2)) == nil)
    #expect(read.contents(of: AssetFile(offset: -1, size: 1)) == nil)
  }

  @Test func `An archive that is cut short is refused`() {
    let bytes = archive().bytes
    for length in 0..<bytes.count - 3 {
      #expect(throws: (any Error).self) { try AssetArchive(contents: bytes.prefix(length)) }
    }
  }
}
