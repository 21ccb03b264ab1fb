import Foundation
import Testing

@testable import WindfallBuild

@Suite("The headers that headers include")
struct HeaderTreeTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try folder.write(text, to: path) }
  }

  @Test("Headers are found beside others, by module, by folder and by name; each is read once")
  func places() throws {
    try write([
      "App/Bridge.h":
        "#import \"Model/Thing.h\"\n#import <Kit/Kit.h>\n#import <UIKit/UIKit.h>\n#import \"Far.h\"\n#import \"Gone.h\"",
      "App/Model/Thing.h": "#import \"Far.h\"", "Pods/Kit/Source/Kit.h": "@import Other;", "Else/Far.h": "int far;",
      "Other/Other.h": "int other;",
    ])
    let modules = ["Other": [folder.url.appendingPathComponent("Other/Other.h")]]
    var tree = HeaderTree(
      folder: folder.url.appendingPathComponent("Copies"), modules: modules,
      places: HeaderPlaces(folders: [folder.url], modules: modules))
    try tree.add(folder.url.appendingPathComponent("App/Bridge.h"))
    #expect(Set(tree.originals.map(\.lastPathComponent)) == ["Bridge.h", "Thing.h", "Far.h", "Kit.h", "Other.h"])
    #expect(tree.originals.count == 5)
    #expect(tree.frameworks == ["UIKit"])
    #expect(tree.missing.map(\.name) == ["\"Gone.h\""])
  }

  @Test("Of a bridging header the names in C are known")
  func namesInC() throws {
    try write([
      "Bridge.h": "#import \"c.h\"\n#import \"o.h\"\n#import <sqlite3.h>\nint half(int);", "c.h": "int twice(int);",
      "o.h": "@class Thing;",
    ])
    var tree = HeaderTree(
      folder: folder.url.appendingPathComponent("Copies"), modules: [:],
      places: HeaderPlaces(folders: [folder.url], modules: [:]))
    try tree.add(folder.url.appendingPathComponent("Bridge.h"), isBridging: true)
    #expect(tree.namesInC.isSuperset(of: ["half", "twice", "sqlite3_open", "SQLITE_OK"]))
    #expect(!tree.namesInC.contains("Thing"))
  }

  @Test("Typed strings keep their names in collections")
  func typedStrings() throws {
    try write([
      "Option.h":
        "typedef NSString *Option NS_TYPED_EXTENSIBLE_ENUM;\n- (NSDictionary<Option, id> *)all;\n- (Option)one;",
      "Fixed.h": "typedef NSString *const Fixed NS_TYPED_ENUM;\n- (NSSet<Fixed> *)all;",
    ])
    var tree = HeaderTree(
      folder: folder.url.appendingPathComponent("Copies"), modules: [:],
      places: HeaderPlaces(folders: [folder.url], modules: [:]))
    let copy = try #require(try tree.add(folder.url.appendingPathComponent("Option.h")))
    let fixed = try #require(try tree.add(folder.url.appendingPathComponent("Fixed.h")))
    #expect(try tree.nameElements(typedStrings: []) != nil)
    let text = try String(contentsOf: copy, encoding: .utf8)
    #expect(text.contains("NSDictionary<Option_WindfallElement *, id>"))
    #expect(text.contains("- (Option)one;"))
    #expect(try String(contentsOf: fixed, encoding: .utf8).contains("NSSet<Fixed> *"))
  }
}
