import Foundation
import Testing

@testable import WindfallBuild

@Suite struct BundleAssemblerTests {
  private let folder: TestFolder
  private var target = TargetPlan(
    name: "Shop", kind: .app, moduleName: "Shop", productName: "Shop", sources: [], infoPlist: Data("plist".utf8))

  init() throws {
    folder = try TestFolder()
  }

  private var layout: BundleLayout {
    BundleLayout(target: target, host: nil, products: folder.url.appendingPathComponent("Products"))
  }

  private func assemble() throws {
    let fingerprint = folder.url.appendingPathComponent("bundle.record")
    try BundleAssembler(target: target, layout: layout, recordFile: fingerprint).run()
  }

  private var contents: [String] {
    let prefix = "Products/Shop.app/"
    return folder.files().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  @Test("An app is a flat folder with its property list and resources")
  mutating func app() throws {
    target.resources = [
      BundleResource(source: try folder.write("{}", to: "Shop/Prices.json"), destination: "Prices.json"),
      BundleResource(
        source: try folder.write("\"a\" = \"b\";", to: "Shop/de.lproj/Localizable.strings"),
        destination: "de.lproj/Localizable.strings"),
    ]
    try assemble()
    #expect(contents == ["Info.plist", "Prices.json", "de.lproj/Localizable.strings"])
  }

  @Test("A bundle of tests is made anew where the app around it has another name")
  func otherHost() throws {
    let record = folder.url.appendingPathComponent("tests.record")
    let products = folder.url.appendingPathComponent("Products")
    let tests = TargetPlan(
      name: "ShopTests", kind: .unitTests(host: "Shop"), moduleName: "ShopTests", productName: "ShopTests", sources: [],
      infoPlist: Data("plist".utf8))
    for name in ["Shop", "Store"] {
      var host = target
      host.productName = name
      let layout = BundleLayout(target: tests, host: host, products: products)
      try BundleAssembler(target: tests, layout: layout, recordFile: record).run()
      #expect(folder.files().contains("Products/\(name).app/PlugIns/ShopTests.xctest/Info.plist"))
    }
  }

  @Test("No resource is put outside of the product", arguments: ["../../../evil.json", "de.lproj/../../evil.json"])
  mutating func outside(destination: String) throws {
    target.resources = [BundleResource(source: try folder.write("{}", to: "evil.json"), destination: destination)]
    #expect { try assemble() } throws: {
      "\($0)".contains("evil.json: target Shop would put it outside of the product")
    }
    #expect(!folder.files().contains { $0.hasSuffix("evil.json") && $0 != "evil.json" })
  }

  @Test("No resource is written into a folder that is a link to another")
  mutating func throughLink() throws {
    try folder.write("", to: "Elsewhere/mine.txt")
    let link = folder.url.appendingPathComponent("en.lproj")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("Elsewhere"))
    target.resources = [
      BundleResource(source: link, destination: "en.lproj"),
      BundleResource(source: try folder.write("{}", to: "evil.json"), destination: "en.lproj/evil.json"),
    ]
    try assemble()
    #expect(!folder.files().contains("Elsewhere/evil.json"))
    #expect(contents == ["Info.plist", "en.lproj/evil.json", "en.lproj/mine.txt"])
  }

  @Test("A resource that is a link is what it leads to, and one that leads to nothing is named")
  mutating func links() throws {
    try folder.write("mine", to: "Elsewhere/mine.txt")
    for (name, place) in [("mine.txt", "Elsewhere/mine.txt"), ("gone.txt", "nowhere")] {
      let link = folder.url.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: place)
    }
    target.resources = [BundleResource(source: folder.url.appendingPathComponent("mine.txt"), destination: "mine.txt")]
    try assemble()
    #expect(try String(contentsOf: layout.folder.appendingPathComponent("mine.txt"), encoding: .utf8) == "mine")
    target.resources = [BundleResource(source: folder.url.appendingPathComponent("gone.txt"), destination: "gone.txt")]
    #expect { try assemble() } throws: { "\($0)".contains("gone.txt: the file is missing") }
  }

  @Test("The tables of a catalog are made again when they are gone, and leave with it")
  mutating func catalog() throws {
    let catalog = try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}", to: "Texts.xcstrings")
    target.resources = [BundleResource(source: catalog, destination: "Texts.xcstrings")]
    try assemble()
    #expect(contents == ["Info.plist", "en.lproj/Texts.strings"])
    try FileManager.default.removeItem(at: layout.folder.appendingPathComponent("en.lproj"))
    try assemble()
    #expect(contents == ["Info.plist", "en.lproj/Texts.strings"])
    target.resources = []
    try assemble()
    #expect(contents == ["Info.plist"])
  }

  @Test("A folder reference is copied with all that is in it")
  mutating func folderReference() throws {
    try folder.write("1", to: "Pages/one/index.html")
    target.resources = [BundleResource(source: folder.url.appendingPathComponent("Pages"), destination: "Pages")]
    try assemble()
    #expect(contents == ["Info.plist", "Pages/one/index.html"])
    try folder.write("2", to: "Pages/one/more.html")
    try assemble()
    #expect(contents == ["Info.plist", "Pages/one/index.html", "Pages/one/more.html"])
  }

  @Test("A resource that left the project leaves the bundle; the binary and the tests stay")
  mutating func removal() throws {
    target.resources = [BundleResource(source: try folder.write("{}", to: "Prices.json"), destination: "Prices.json")]
    try assemble()
    try folder.write("binary", to: "Products/Shop.app/Shop")
    try folder.write("tests", to: "Products/Shop.app/PlugIns/ShopTests.xctest/ShopTests")
    target.resources = []
    try assemble()
    #expect(contents == ["Info.plist", "PlugIns/ShopTests.xctest/ShopTests", "Shop"])
  }

  @Test("A missing resource is named with its target")
  mutating func missing() throws {
    target.resources = [
      BundleResource(source: folder.url.appendingPathComponent("Gone.json"), destination: "Gone.json")
    ]
    let error = try #require(throws: BuildError.self) { try assemble() }
    #expect(error.status == .buildFailed)
    #expect(error.message.contains("Gone.json: the file is missing; target Shop copies it"))
  }

  @Test("Tests that run in an app lie in its PlugIns folder, others beside the apps")
  func layouts() {
    let products = URL(fileURLWithPath: "/products")
    var tests = target
    tests.kind = .unitTests(host: "Shop")
    tests.productName = "ShopTests"
    let hosted = BundleLayout(target: tests, host: target, products: products)
    #expect(hosted.binary.path == "/products/Shop.app/PlugIns/ShopTests.xctest/ShopTests")
    tests.kind = .uiTests(app: "Shop")
    #expect(BundleLayout(target: tests, host: nil, products: products).folder.path == "/products/ShopTests.xctest")
  }
}
