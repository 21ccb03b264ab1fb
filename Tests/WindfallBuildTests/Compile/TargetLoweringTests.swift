import Foundation
import Testing
import WindfallLowering

@testable import WindfallBuild

@Suite struct TargetLoweringTests {
  private let folder: TestFolder
  private var target: TargetPlan

  init() throws {
    let folder = try TestFolder()
    self.folder = folder
    let sources = try ["A.swift", "B.swift"].map { try folder.write("struct S {}\n", to: "src/\($0)") }
    target = TargetPlan(name: "Shop", kind: .app, moduleName: "Shop", productName: "Shop", sources: sources)
  }

  @discardableResult
  private func lower(tool: String = "1") throws -> LoweredTarget {
    try TargetLowering(
      target: target, moduleNames: ["Shop"], derivedData: DerivedData(root: folder.url.appendingPathComponent("DD")),
      toolIdentity: tool
    ).run()
  }

  private func lowered(_ name: String) -> URL {
    folder.url.appendingPathComponent("DD/Lowered/Shop/\(name)")
  }

  /// Marks in the cache what was made of the sources; answers what the next lowering has taken from there.
  private func reused(tool: String = "1") throws -> [String] {
    let file = folder.url.appendingPathComponent("DD/Intermediates/Shop/lowering.json")
    var cache = LoweringCache(file: file)
    for path in cache.entries.keys {
      cache.entries[path]?.diagnostics = [
        LoweringDiagnostic(severity: .warning, file: path, line: 1, column: 1, message: "reused")
      ]
    }
    try cache.write(to: file)
    return try lower(tool: tool).diagnostics.map { URL(fileURLWithPath: $0.file).lastPathComponent }
  }

  @Test("Only a changed file is lowered again")
  func changedFile() throws {
    try lower()
    #expect(try reused() == ["A.swift", "B.swift"])
    try folder.write("struct Other {}\n", to: "src/B.swift")
    #expect(try reused() == ["A.swift"])
  }

  @Test("A file whose lowered text is damaged is lowered again")
  func damagedOutput() throws {
    try lower()
    try Data("struct T {}\n".utf8).write(to: lowered("A.lowered.swift"))
    #expect(try reused() == ["B.swift"])
  }

  @Test("Another lowering, or other settings, lower everything again")
  func otherIdentity() throws {
    try lower()
    #expect(try reused(tool: "2") == [])
  }

  @Test("A lowered file that was removed is made again")
  func removedOutput() throws {
    try lower()
    try FileManager.default.removeItem(at: lowered("A.lowered.swift"))
    try lower()
    #expect(FileManager.default.fileExists(atPath: lowered("A.lowered.swift").path))
  }

  @Test("The lowered file of a source that left the target goes")
  mutating func removedSource() throws {
    try lower()
    target.sources.removeLast()
    try lower()
    #expect(folder.files().filter { $0.hasPrefix("DD/Lowered") } == ["DD/Lowered/Shop/A.lowered.swift"])
  }

  @Test("A damaged cache is no obstacle", arguments: ["{", "", "0000000000000000\n{}"])
  func damagedCache(text: String) throws {
    try lower()
    try folder.write(text, to: "DD/Intermediates/Shop/lowering.json")
    #expect(try lower().files.count == 2)
  }

  @Test("A test target has a file that registers its tests")
  mutating func registry() throws {
    target.kind = .unitTests(host: nil)
    let result = try lower()
    #expect(result.files.last?.lowered.lastPathComponent == "WindfallTestRegistry.swift")
    #expect(result.files.last?.original == nil)
  }

  @Test("A missing source is named with its target")
  func missing() throws {
    try FileManager.default.removeItem(at: target.sources[0])
    let error = try #require(throws: BuildError.self) { try lower() }
    #expect(error.status == .buildFailed)
    #expect(error.message.contains("A.swift: the file is missing; target Shop compiles it"))
  }

  @Test("A source that is not text is named")
  func notText() throws {
    try Data([0xFF, 0xFE, 0x41]).write(to: target.sources[0])
    let error = try #require(throws: BuildError.self) { try lower() }
    #expect(error.message.contains("A.swift: the file is not UTF-8 text"))
  }

  @Test("A test class is lowered for the main actor of a base class in another file")
  func mainActorBaseClass() throws {
    let base = "import XCTest\n@MainActor class BaseTests: XCTestCase {\n  override func setUp() {}\n}\n"
    let derived = "final class ShopTests: BaseTests {\n  override func setUp() {}\n  func testA() {}\n}\n"
    let sources = [
      try folder.write(derived, to: "src/A.swift"), try folder.write(base, to: "src/B.swift"),
    ]
    let tests = TargetPlan(
      name: "Shop", kind: .unitTests(host: nil), moduleName: "Shop", productName: "Shop", sources: sources)
    let derivedData = DerivedData(root: folder.url.appendingPathComponent("DD"))
    _ = try TargetLowering(target: tests, moduleNames: ["Shop"], derivedData: derivedData, toolIdentity: "1").run()
    let text = try String(contentsOf: lowered("A.lowered.swift"), encoding: .utf8)
    #expect(text.contains("assumeIsolated"))
  }

  @Test("A class takes over overrides from an extension in another file, and tests know the app's protocols")
  func otherFiles() throws {
    let body = "import UIKit\nclass Panel: UIView {\n}\n@objc protocol P {\n  @objc optional func act(on: Any)\n}\n"
    let override = "import UIKit\nextension Panel {\n  override func layoutSubviews() {}\n}\n"
    try folder.write(body, to: "src/A.swift")
    try folder.write(override, to: "src/B.swift")
    let app = try lower()
    #expect(app.diagnostics == [])
    let panel = try String(contentsOf: lowered("A.lowered.swift"), encoding: .utf8)
    #expect(panel.contains("{ windfallOverride_Panel_layout"))
    let double = "@testable import Shop\nclass Double: P { func act(on: Any) {} }\n"
    let tests = TargetPlan(
      name: "ShopTests", kind: .unitTests(host: nil), moduleName: "ShopTests", productName: "ShopTests",
      sources: [try folder.write(double, to: "src/C.swift")])
    let derivedData = DerivedData(root: folder.url.appendingPathComponent("DD"))
    _ = try TargetLowering(
      target: tests, moduleNames: ["Shop"], derivedData: derivedData, toolIdentity: "1",
      imported: [ImportedModule(name: "Shop", files: app.facts, isInBundle: false)]
    ).run()
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("DD/Lowered/ShopTests/C.lowered.swift"), encoding: .utf8)
    #expect(text.contains("Selector(\"actOn:\", method: Double.act(on:))"))
  }

  @Test("Who imports a framework sees what the framework's own header imports")
  func headers() throws {
    let text = "import Testing\n@testable import Kit\nlet size = CGSize.zero\n"
    let tests = TargetPlan(
      name: "KitTests", kind: .unitTests(host: nil), moduleName: "KitTests", productName: "KitTests",
      sources: [try folder.write(text, to: "src/C.swift")])
    let derivedData = DerivedData(root: folder.url.appendingPathComponent("DD"))
    let kit = ImportedModule(name: "Kit", files: [], isInBundle: false, headerModules: ["UIKit", "Unknown"])
    let other = ImportedModule(name: "Other", files: [], isInBundle: false, headerModules: ["WebKit"])
    _ = try TargetLowering(
      target: tests, moduleNames: ["Kit"], derivedData: derivedData, toolIdentity: "1", imported: [kit, other]
    ).run()
    let lowered = try String(
      contentsOf: folder.url.appendingPathComponent("DD/Lowered/KitTests/C.lowered.swift"), encoding: .utf8)
    #expect(lowered.contains("import UIKit"))
    #expect(!lowered.contains("Unknown") && !lowered.contains("WebKit"))
  }

  @Test("What an extension adds to a class of the project can be overridden by a subclass in another file")
  func ownMembers() throws {
    let texts = [
      "A": "class Data: NSObject {\n}\nclass Fixed: NSObject {}\n",
      "B": "extension Data {\n  @objc(addSet:) public func append(_ set: Int) {}\n  @objc func clear() {}\n}\n",
      "C": "class Combined: Data {\n  override func append(_ set: Int) { super.append(set) }\n}\n",
    ]
    let sources = try texts.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: "src/\($0.key).swift") }
    let plan = TargetPlan(name: "Shop", kind: .app, moduleName: "Shop", productName: "Shop", sources: sources)
    let derivedData = DerivedData(root: folder.url.appendingPathComponent("DD"))
    let result = try TargetLowering(
      target: plan, moduleNames: ["Shop"], derivedData: derivedData, toolIdentity: "1"
    ).run()
    #expect(result.diagnostics == [])
    let base = try String(contentsOf: lowered("A.lowered.swift"), encoding: .utf8)
    let forwarding = "public func append(_ set: Int) { windfallOverride_Data_append(set) };"
    #expect(base.contains("class Data: NSObject { \(forwarding)"))
    #expect(!base.contains("clear"))
    let added = try String(contentsOf: lowered("B.lowered.swift"), encoding: .utf8)
    #expect(added.contains("public func windfallOverride_Data_append(_ set: Int) {}"))
    let subclass = try String(contentsOf: lowered("C.lowered.swift"), encoding: .utf8)
    #expect(subclass.contains("override func append(_ set: Int) { super.append(set) }"))
  }
}
