import Testing
import WindfallCore

@Suite("Types of files") struct FileTypeTests {
  @Test("An extension in any case names its type")
  func byExtension() {
    #expect(FileType.ofExtension("JPG")?.identifier == "public.jpeg")
    #expect(FileType.ofExtension("JPG")?.extensions.first == "jpeg")
    #expect(FileType.ofExtension("json")?.mimeTypes.first == "application/json")
    #expect(FileType.ofExtension("none") == nil)
  }

  @Test("A type is what its parents are")
  func conformance() {
    #expect(FileType.conforms("com.compuserve.gif", to: "public.image"))
    #expect(FileType.conforms("public.html", to: "public.item"))
    #expect(!FileType.conforms("public.image", to: "public.png"))
    #expect(FileType.conforms("com.example.own", to: "com.example.own"))
    #expect(!FileType.conforms("com.example.own", to: "public.data"))
  }

  @Test("Every parent is a type of the table, and every extension belongs to one type")
  func table() {
    for type in FileType.all { #expect(type.parents.allSatisfy { FileType.byIdentifier[$0] != nil }, "\(type)") }
    let extensions = FileType.all.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
  }
}
