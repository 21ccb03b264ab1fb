import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test("Types are found by extension, MIME type and identifier")
  func lookUp() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "none") == nil)
    #expect(UTType(mimeType: "application/json") == .json && UTType("public.png") == .png)
    #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
    #expect(UTType.png.preferredFilenameExtension == "png" && UTType.pdf.preferredMIMEType == "application/pdf")
  }

  @Test("Pictures, films, sounds and archives beyond the common ones are known")
  func kinds() {
    let pictures: [UTType] = [.ico, .icns, .bmp, .heics, .heif, .rawImage]
    #expect(pictures.allSatisfy { $0.conforms(to: .image) && $0.isDeclared })
    #expect([UTType.avi, .mpeg, .mpeg2Video].allSatisfy { $0.conforms(to: .movie) })
    #expect(UTType.aiff.conforms(to: .audio) && UTType.midi.conforms(to: .audio) && UTType.gzip.conforms(to: .archive))
    #expect(UTType("public.avif")?.preferredFilenameExtension == "avif" && UTType(filenameExtension: "m4v") != nil)
  }

  @Test("Types conform to those above them")
  func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .movie))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png) && UTType.image.isSupertype(of: .png))
    #expect(UTType(exportedAs: "com.example.document").isDeclared == false)
  }
}
