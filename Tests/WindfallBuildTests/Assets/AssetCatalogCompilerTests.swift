import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite struct AssetCatalogCompilerTests {
  private let catalog: CatalogFixture

  init() throws { catalog = try CatalogFixture() }

  private func error() throws -> String {
    try #require(throws: BuildError.self) { try catalog.compile() }.message
  }

  @Test("An image set has a picture for each scale, and each place gets its own")
  func scales() throws {
    try catalog.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "ipad", "filename": "pad.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Photo.imageset/Contents.json")
    try catalog.write(CatalogFixture.png(10, 20), to: "Photo.imageset/a.png")
    try catalog.write(CatalogFixture.png(20, 40), to: "Photo.imageset/a@2x.png")
    try catalog.write(CatalogFixture.png(60, 60), to: "Photo.imageset/pad.png")
    let archive = try AssetArchive(contents: try catalog.compile().bytes)
    let image = try #require(archive.catalog.images["Photo"])
    #expect(image.intent == .template && !image.isSymbol && image.versions.all.count == 3)
    let phone = try #require(image.versions.best(at: AssetConditions(idiom: .phone, scale: 3))?.value)
    #expect(phone.size == CGSize(width: 10, height: 20) && phone.scale == 2)
    #expect(archive.contents(of: phone.file) == CatalogFixture.png(20, 40))
    #expect(image.versions.best(at: AssetConditions(idiom: .phone, scale: 1))?.value.scale == 1)
    let pad = image.versions.best(at: AssetConditions(idiom: .pad, scale: 2))?.value
    #expect(pad?.size == CGSize(width: 30, height: 30))
  }

  @Test("Drawings have the size they say, and no scale; dark ones are for dark places")
  func drawings() throws {
    try catalog.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.pdf"},
        {"idiom": "universal", "filename": "b.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "Logo.imageset/Contents.json")
    try catalog.write("%PDF-1.3\n3 0 obj << /Type /Page /MediaBox [0 0 24 18.5] >>", to: "Logo.imageset/a.pdf")
    try catalog.write("<?xml version=\"1.0\"?><svg width='30px' viewBox=\"0 0 60 80\"/>", to: "Logo.imageset/b.svg")
    let image = try #require(try catalog.compile().catalog.images["Logo"])
    let light = image.versions.best(at: AssetConditions(isDark: false, scale: 3))?.value
    #expect(light?.size == CGSize(width: 24, height: 18.5) && light?.scale == nil)
    #expect(
      image.versions.best(at: AssetConditions(isDark: true, scale: 3))?.value.size == CGSize(width: 30, height: 80))
  }

  @Test("The edges of a picture that keep their size are given in points")
  func slicing() throws {
    try catalog.write(
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "tile", "width": 1},
        "cap-insets": {"left": 8, "right": 6, "top": 4, "bottom": 4}}}]}
      """, to: "Bubble.imageset/Contents.json")
    try catalog.write(CatalogFixture.png(20, 20), to: "Bubble.imageset/a.png")
    let picture = try catalog.compile().catalog.images["Bubble"]?.versions.all.first?.value
    #expect(picture?.slicing == ImageSlicing(top: 0, left: 4, bottom: 0, right: 3, isTiled: true))
  }

  @Test("Folders count in names only where they provide a namespace")
  func namespaces() throws {
    let color = "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"reference\": \"systemRedColor\"}}]}"
    try catalog.write("{\"properties\": {\"provides-namespace\": true}}", to: "Brand/Contents.json")
    try catalog.write("{\"info\": {\"version\": 1}}", to: "Brand/Inner/Contents.json")
    try catalog.write(color, to: "Brand/Inner/Title.colorset/Contents.json")
    try catalog.write(color, to: "v1.2/Body.colorset/Contents.json")
    try catalog.write(color, to: "Old.launchimage/Nothing.colorset/Contents.json")
    let colors = try catalog.compile().catalog.colors
    #expect(colors.keys.sorted() == ["Body", "Brand/Title"])
    #expect(colors["Body"]?.versions.all.first?.value == .system("systemRedColor"))
    #expect(try catalog.names().colors == ["Brand/Title", "Body"])
  }

  @Test("A file that is missing is left out with a warning, as in Xcode")
  func missingFiles() throws {
    try catalog.write(
      """
      {"images": [{"idiom": "universal", "filename": "gone.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a.png", "scale": "2x"}]}
      """, to: "A.imageset/Contents.json")
    try catalog.write(CatalogFixture.png(20, 20), to: "A.imageset/a.png")
    for (folder, list) in [("B.imageset", "images"), ("C.dataset", "data"), ("D.appiconset", "images")] {
      try catalog.write(
        "{\"\(list)\": [{\"idiom\": \"universal\", \"size\": \"1024x1024\", \"filename\": \"gone\"}]}",
        to: "\(folder)/Contents.json")
    }
    let compiled = try catalog.compiler.compile()
    #expect(compiled.archive.catalog.images["A"]?.versions.all.map(\.value.scale) == [2])
    #expect(compiled.archive.catalog.images["B"]?.versions.all.isEmpty == true)
    #expect(compiled.warnings.count == 4)
    #expect(
      compiled.warnings.first == "\(catalog.url.path)/A.imageset/Contents.json: images[0]: "
        + "the file gone.png of A is missing; mend it in Xcode")
  }

  @Test("A data set keeps its bytes and their type")
  func data() throws {
    try catalog.write(
      "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"a.json\"}]}", to: "D.dataset/Contents.json")
    try catalog.write("[1]", to: "D.dataset/a.json")
    let archive = try catalog.compile()
    let item = try #require(archive.catalog.data["D"]?.versions.all.first?.value)
    #expect(item.typeIdentifier == "public.json" && archive.contents(of: item.file) == Data("[1]".utf8))
  }

  @Test("An icon is found in the size of the home screen, whether there is one file for all sizes or one for each")
  func icons() throws {
    try catalog.write(
      """
      {"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "a.png"},
        {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "b.png",
         "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
      """, to: "One.appiconset/Contents.json")
    try catalog.write(CatalogFixture.png(64, 64), to: "One.appiconset/a.png")
    try catalog.write(CatalogFixture.png(64, 64), to: "One.appiconset/b.png")
    let image = try #require(try catalog.compile().catalog.images["One"])
    #expect(image.versions.best(at: AssetConditions(idiom: .phone))?.value.size == CGSize(width: 60, height: 60))
    #expect(image.versions.best(at: AssetConditions(idiom: .pad))?.value.size == CGSize(width: 76, height: 76))
    #expect(try catalog.names().isEmpty)
  }

  @Test("A symbol is as wide as the space between its margins")
  func symbols() throws {
    try catalog.write(
      "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}", to: "my.star.symbolset/Contents.json")
    try catalog.write(
      """
      <svg width="3300" height="2200"><line id="left-margin-Regular-M" x1="1400.5" x2="1"/>
      <line id="right-margin-Regular-M" x1="1500.5" x2="1"/></svg>
      """, to: "my.star.symbolset/a.svg")
    let image = try #require(try catalog.compile().catalog.images["my.star"])
    #expect(image.isSymbol && image.versions.all.first?.value.size.width == 100)
  }

  @Test("A file that is cut short, empty, too deep or no object is named")
  func damagedFiles() throws {
    let path = "A.imageset/Contents.json"
    for text in [
      "{\"images\": [{\"idi", "", "[]", String(repeating: "[", count: 10_000),
      "{\"images\": " + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000) + "}",
    ] {
      try catalog.write(text, to: path)
      let message = try error()
      #expect(message.hasPrefix("\(catalog.url.path)/\(path): "), "\(message)")
      #expect(message.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "What is wrong in an element is said with its place",
    arguments: [
      ("{\"images\": [{\"filename\": \"../../secret.png\"}]}", "images[0]: the file ../../secret.png does not lie in"),
      ("{\"images\": [{\"filename\": \"link.png\"}]}", "images[0]: the file link.png does not lie in"),
      ("{\"images\": [{\"filename\": \"text.png\"}]}", "images[0]: the image text.png is damaged"),
      ("{\"images\": [{\"filename\": \"a.png\", \"scale\": \"big\"}]}", "images[0]: \"big\" is no scale"),
      ("{\"images\": {}}", "images: this is no list"),
      ("{\"images\": [{\"filename\": 3}]}", "images[0].filename: this is no text"),
    ])
  func wrongElements(text: String, message: String) throws {
    try catalog.write(text, to: "A.imageset/Contents.json")
    try catalog.write("no image", to: "A.imageset/text.png")
    try catalog.folder.write("secret", to: "secret.png")
    try FileManager.default.createSymbolicLink(
      at: catalog.url.appendingPathComponent("A.imageset/link.png"),
      withDestinationURL: catalog.folder.url.appendingPathComponent("secret.png"))
    let found = try error()
    #expect(found.hasPrefix("\(catalog.url.path)/A.imageset/Contents.json: \(message)"), "\(found)")
  }

  @Test("Folders that are nested without end stop, and links to folders are not followed")
  func deepFolders() throws {
    try catalog.write("{}", to: "Contents.json")
    try FileManager.default.createSymbolicLink(
      at: catalog.url.appendingPathComponent("Loop"), withDestinationURL: catalog.url)
    #expect(try catalog.compile().catalog == AssetCatalog())
    try catalog.write("{}", to: String(repeating: "f/", count: 100) + "Contents.json")
    #expect(try error().contains("nested too deep"))
  }
}
