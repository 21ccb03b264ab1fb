import FoundationOverlay
import MobileCoreServices
import Testing

struct TagTests {
  @Test("An extension leads to a type's identifier, and that to its MIME type")
  func tags() throws {
    let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    let type = try #require(identifier?.takeRetainedValue())
    #expect(type == "public.png")
    #expect(UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass(type, kUTTagClassFilenameExtension)?.takeRetainedValue() == "png")
  }

  @Test("The constants are the identifiers of the types that Swift names otherwise")
  func constants() {
    let pairs: [(CFString, UTType)] = [
      (kUTTypeGIF, .gif), (kUTTypeJPEG, .jpeg), (kUTTypePNG, .png), (kUTTypeMPEG4, .mpeg4Movie), (kUTTypePDF, .pdf),
      (kUTTypePlainText, .plainText), (kUTTypeImage, .image), (kUTTypeMovie, .movie), (kUTTypeZipArchive, .zip),
    ]
    for (constant, type) in pairs { #expect("\(constant)" == type.identifier) }
  }

  @Test("What is of another kind, or not known, leads nowhere")
  func unknown() {
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", "public.text") == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag("com.example.tag", "png", nil) == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/none", nil) == nil)
    #expect(UTTypeCopyPreferredTagWithClass("com.example.type", kUTTagClassMIMEType) == nil)
  }
}
