import Testing

@testable import WindfallCore

@Suite("Interface documents") struct InterfaceDocumentTests {
  private let document = InterfaceDocument(
    source: "Base.lproj/Main.storyboard",
    root: InterfaceElement(
      name: "document", attributes: ["type": "x", "initialViewController": "a"],
      children: [
        InterfaceElement(
          name: "scenes",
          children: [
            InterfaceElement(name: "label", attributes: ["id": "1", "key": "title"], text: "Grüße", line: 7),
            InterfaceElement(name: "label", attributes: ["id": "2"], line: 9),
          ], line: 2)
      ], line: 1))

  @Test func `come back from their bytes`() throws {
    #expect(try InterfaceDocument(wireBytes: document.wireBytes) == document)
  }

  @Test func `never come from bytes that are cut short`() {
    let bytes = document.wireBytes
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try InterfaceDocument(wireBytes: Array(bytes.prefix(count))) }
    }
  }

  @Test func `find children by name and by role`() {
    #expect(document.root.list("scenes").map(\.id) == ["1", "2"])
    #expect(document.root.child("scenes")?.child(key: "title")?.id == "1")
    #expect(document.root.child("nothing") == nil)
  }
}
