import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("Compiling interface files") struct InterfaceCompilerTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func document(_ body: String, initial: String = "vc") throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      \(body)
      </document>
      """
    let file = try folder.write(text, to: "Main.storyboard")
    return try InterfaceCompiler(file: file, moduleName: "Shop").document()
  }

  @Test func `a class of the target gets the target's module`() throws {
    let document = try document(
      """
      <viewController id="vc" customClass="List" customModule="Old" customModuleProvider="target">
        <label id="l" customClass="Tag" customModule="Tags" text="a &amp; b"/>
      </viewController>
      """)
    let controller = try #require(document.root.children.first)
    #expect(controller["customModule"] == "Shop")
    #expect(controller.children.first?["customModule"] == "Tags")
    #expect(controller.children.first?["text"] == "a & b")
    #expect(controller.line == 3)
  }

  @Test(arguments: [
    (
      "<viewController id=\"vc\"><connections>\n<outlet property=\"a\" destination=\"gone\" id=\"o\"/></connections></viewController>",
      "vc", "4: <outlet id=\"o\">: destination names the object gone, which is not in the file; mend it in Xcode"
    ),
    (
      "<view id=\"vc\"/><label id=\"vc\"/>", "vc",
      "3: <label id=\"vc\">: the identifier vc is that of the element in line 3 too; mend it in Xcode"
    ),
    (
      "<view id=\"vc\"/>", "other",
      "2: <document>: initialViewController names the object other, which is not in the file; mend it in Xcode"
    ),
    ("<view id=\"vc\">", "vc", "4: the interface file is damaged: </document> closes <view> of line 3;"),
  ])
  func `a file that is wrong is one message with its line`(body: String, initial: String, message: String) throws {
    #expect {
      try document(body, initial: initial)
    } throws: {
      "\($0)".contains("/Main.storyboard:\(message)")
    }
  }

  @Test func `nesting ten thousand deep is one message, and no crash`() throws {
    let deep = String(repeating: "<view>", count: 10_000) + String(repeating: "</view>", count: 10_000)
    #expect {
      try document(deep)
    } throws: {
      "\($0)".contains("/Main.storyboard:3: the interface file is damaged: elements are nested more than 256 deep")
    }
  }

  @Test func `external entities are never loaded`() throws {
    let secret = try folder.write("secret", to: "secret.txt")
    let file = try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY secret SYSTEM "\(secret.absoluteString)">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><label text="&secret;" id="l"/></document>
      """, to: "Card.xib")
    #expect {
      try InterfaceCompiler(file: file, moduleName: "Shop").document()
    } throws: {
      "\($0)".contains("/Card.xib:2: the interface file is damaged: a document type is not allowed")
    }
  }

  @Test func `a file that is cut short anywhere is one message`() throws {
    let whole = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <!-- a card --><objects><label text="a &amp; b" id="l"><![CDATA[x]]></label></objects></document>
      """
    for length in 0..<whole.utf8.count {
      let file = try folder.write(String(decoding: whole.utf8.prefix(length), as: UTF8.self), to: "Cut.xib")
      #expect(throws: BuildError.self) { try InterfaceCompiler(file: file, moduleName: "Shop").document() }
    }
  }

  @Test func `a file of another kind is none`() throws {
    let file = try folder.write("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", to: "Old.xib")
    #expect {
      try InterfaceCompiler(file: file, moduleName: "Shop").document()
    } throws: {
      "\($0)".contains("/Old.xib:1: this is no interface file for iOS")
    }
  }

  @Test func `bundles hold the compiled form`() throws {
    let file = try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", to: "Base.lproj/Card.xib")
    let target = TargetPlan(
      name: "Shop", kind: .app, moduleName: "Shop", productName: "Shop", sources: [],
      resources: [BundleResource(source: file, destination: "Base.lproj/Card.xib")], infoPlist: Data("p".utf8))
    let layout = BundleLayout(target: target, host: nil, products: folder.url.appendingPathComponent("Products"))
    try BundleAssembler(
      target: target, layout: layout, recordFile: folder.url.appendingPathComponent("record")
    ).run()
    let built = layout.folder.appendingPathComponent("Base.lproj/Card.nib")
    let document = try InterfaceDocument(wireBytes: Array(Data(contentsOf: built)))
    #expect(document.root.name == "document")
    #expect(document.source == file.path)
  }
}
