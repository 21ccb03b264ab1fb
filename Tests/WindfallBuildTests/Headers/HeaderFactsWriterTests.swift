import Foundation
import Testing
import WindfallFacts

@testable import WindfallBuild

@Suite("Facts of what was imported from headers")
struct HeaderFactsWriterTests {
  /// The importer's answer for a text, with the declarations at the places of their texts.
  private func facts(
    _ text: String, _ entities: [[String: Any]], throwing: Set<String> = [], twins: Set<String> = [],
    errors: Set<String> = [], seen: Set<String> = []
  ) throws -> [String] {
    func placed(_ entity: [String: Any]) -> [String: Any] {
      var result = entity
      if let own = entity["text"] as? String, let range = text.range(of: own) {
        result["key.offset"] = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        result["key.length"] = own.utf8.count
      }
      result["text"] = nil
      result["key.entities"] = (entity["key.entities"] as? [[String: Any]])?.map(placed)
      return result
    }
    let answer = try JSONSerialization.data(
      withJSONObject: ["key.sourcetext": text, "key.entities": entities.map(placed)])
    var writer = HeaderFactsWriter(
      interface: try ImportedInterface(answer: answer), types: ImportedTypes(renamed: [:]), throwing: throwing,
      twins: twins, errors: errors, seen: seen)
    let written = writer.text(module: "Headers")
    _ = try SDKModule(name: "Headers", data: Data(written.utf8))
    return written.split(separator: "\n").dropFirst().map(String.init)
  }

  private func entity(
    _ kind: String, _ name: String, _ identity: String, _ text: String, _ members: [[String: Any]] = []
  ) -> [String: Any] {
    [
      "key.kind": "source.lang.swift.decl.\(kind)", "key.name": name, "key.usr": identity, "text": text,
      "key.entities": members,
    ]
  }

  @Test("A class has what its header declares, and nothing that Swift adds")
  func classes() throws {
    let text = "class Foo : UIView, FooKind {\n  var on: BOOL\n  func save(_ name: NSString) -> BOOL\n  func hash()\n}"
    let members = [
      entity("var.instance", "on", "c:objc(cs)Foo(py)on", "var on: BOOL"),
      entity(
        "function.method.instance", "save(_:)", "c:objc(cs)Foo(im)save:", "func save(_ name: NSString) -> BOOL"),
      entity("function.method.instance", "hash()", "s:SYNTHESIZED", "func hash()"),
    ]
    let found = try facts(text, [entity("class", "Foo", "c:objc(cs)Foo", text, members)], throwing: ["save:"])
    #expect(
      found == ["class Foo : UIView, FooKind", "\tvar on: Bool { get set }", "\tfunc save(_ name: String) throws"])
    let twins = try facts(
      text, [entity("class", "Foo", "c:objc(cs)Foo", text, members)], throwing: ["save:"], twins: ["save:"])
    #expect(twins.suffix(2) == ["\tfunc save(_ name: String) -> Bool", "\tfunc save(_ name: String) throws"])
  }

  @Test("What is refined for Swift has underscores, and classes of the project's own Swift are objects")
  func refined() throws {
    let header = """
      @class Inner, UIView;
      /* - (void)not:(id)x; NS_REFINED_FOR_SWIFT */
      @interface Box : NSObject
      @property (nonatomic, readonly) id value NS_REFINED_FOR_SWIFT;
      - (void)put:(Inner *)inner at:(int)place NS_REFINED_FOR_SWIFT;
      - (void)put:(Inner *)inner;
      + (instancetype)boxWithValue:(id)value NS_REFINED_FOR_SWIFT;
      @end
      extern void BoxAll(id value) NS_REFINED_FOR_SWIFT;
      """
    #expect(RefinedNames(header: header).names == ["Box value", "Box put:at:", "Box boxWithValue:", "BoxAll"])
    let read = HeaderText(header, resolve: { _ in .nothing }, module: { _ in nil })
    #expect(read.classes.named == ["Inner", "UIView"] && read.classes.declared == ["Box"])
    let refined = read.refined
    #expect(
      refined.declaration("var value: Any { get }", identity: "c:objc(cs)Box(py)value") == "var __value: Any { get }")
    #expect(
      refined.declaration("func put(_ inner: Inner, at place: Int32)", identity: "c:objc(cs)Box(im)put:at:")
        == "func __put(_ inner: Inner, at place: Int32)")
    #expect(
      refined.declaration("func put(_ inner: Inner)", identity: "c:objc(cs)Box(im)put:") == "func put(_ inner: Inner)")
    #expect(
      refined.declaration("convenience init(value: Any)", identity: "c:objc(cs)Box(cm)boxWithValue:")
        == "convenience init(__value: Any)")
    #expect(refined.declaration("func BoxAll(_ value: Any)", identity: "c:@F@BoxAll") == "func __BoxAll(_ value: Any)")
    #expect(
      ImportedTypes(renamed: [:], ownClasses: ["Inner"]).declaration("func put(_ inner: Inner)")
        == "func put(_ inner: NSObject)")
  }

  @Test("A property that keeps nothing is one like others")
  func unowned() throws {
    let text = "class Dots : UIControl {\n  unowned(unsafe) var shape: CGPath\n}"
    let members = [entity("var.instance", "shape", "c:objc(cs)Dots(py)shape", "unowned(unsafe) var shape: CGPath")]
    let found = try facts(text, [entity("class", "Dots", "c:objc(cs)Dots", text, members)])
    #expect(found == ["class Dots : UIControl", "\tvar shape: CGPath { get set }"])
  }

  @Test("A category adds to the class that it names, also protocols alone")
  func categories() throws {
    let matching = "extension NSString : LSMatcheable {\n}"
    let helping = "extension NSData {\n  func sd_format() -> NSString\n}"
    let format = entity(
      "function.method.instance", "sd_format()", "c:objc(cs)NSData(im)sd_format", "func sd_format() -> NSString")
    let found = try facts(
      matching + "\n" + helping,
      [
        entity("extension.class", "NSString", "c:objc(cy)NSString@Matcheable", matching),
        entity("extension.class", "NSData", "c:objc(cy)NSData@Format", helping, [format]),
      ])
    #expect(found == ["extension NSString : LSMatcheable", "extension NSData", "\tfunc sd_format() -> String"])
  }

  @Test("An enumeration of errors is an error with its codes")
  func errors() throws {
    let text = "enum FooError : Int {\n  case lost = 3\n}"
    let members = [entity("enumelement", "lost", "c:@E@FooError@Lost", "case lost = 3")]
    let found = try facts(text, [entity("enum", "FooError", "c:@E@FooError", text, members)], errors: ["FooError"])
    #expect(found == ["enum FooError.Code : Int", "\tcase lost = 3"] || found.first == "struct FooError : Error")
    #expect(found.contains("enum FooError.Code : Int"))
  }

  @Test("What the compiler sees of C is not declared again")
  func seen() throws {
    let text = "func half(_ x: Int32) -> Int32\nfunc double(_ x: Int32) -> Int32"
    let entities = [
      entity("function.free", "half(_:)", "c:@F@half", "func half(_ x: Int32) -> Int32"),
      entity("function.free", "double(_:)", "c:@F@double", "func double(_ x: Int32) -> Int32"),
    ]
    #expect(try facts(text, entities, seen: ["half"]) == ["func double(_ x: Int32) -> Int32"])
  }

  @Test(
    "What tells of success is not given by what throws",
    arguments: [
      ("func save() -> Bool", "func save() throws"),
      ("func load(_ x: (Int) -> Int) -> Thing?", "func load(_ x: (Int) -> Int) throws -> Thing"),
      ("init?(name: String)", "init(name: String) throws"), ("func count() -> Int", "func count() throws -> Int"),
    ])
  func throwing(before: String, after: String) {
    #expect(HeaderFactsWriter.throwing(before) == after)
  }
}
