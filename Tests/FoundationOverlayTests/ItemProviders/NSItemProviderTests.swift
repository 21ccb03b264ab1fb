import Foundation
import FoundationOverlay
import Testing

struct NSItemProviderTests {
  @Test("An object comes back as it was given, and as data of its type")
  func object() async throws {
    let provider = NSItemProvider(object: NSString(string: "Fig"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(text == "Fig")
    let data = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in done.resume(returning: data)
      }
    }
    #expect(data == Data("Fig".utf8))
  }

  private final class Note: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(typeIdentifier.utf8), nil)
      return nil
    }
  }

  private final class Letter: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }

    var writableTypeIdentifiersForItemProvider: [String] { ["org.example.letter"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { nil }
  }

  @Test func `An object's own types take the place of its class's`() {
    #expect(NSItemProvider(object: Note()).registeredTypeIdentifiers == ["org.example.note"])
    #expect(NSItemProvider(object: Letter()).registeredTypeIdentifiers == ["org.example.letter"])
    #expect(Note().itemProviderVisibilityForRepresentation(withTypeIdentifier: "org.example.note") == .all)
  }

  @Test("Data is read as an object of a class that reads its type")
  func reading() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { done in
      done(Data("https://example.com/a".utf8), nil)
      return nil
    }
    let url = await withCheckedContinuation { done in
      provider.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    #expect(url?.absoluteString == "https://example.com/a")
  }

  @Test("A file gives its type, its name and its contents")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    let copy = await withCheckedContinuation { done in
      provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
        let bytes = url.flatMap { try? Data(contentsOf: $0) }
        done.resume(returning: bytes.map { ($0, url?.lastPathComponent) })
      }
    }
    #expect(copy?.0 == Data([1, 2, 3]) && copy?.1 == file.lastPathComponent)
    #expect(NSItemProvider(contentsOf: file.appendingPathExtension("gone")) == nil)
  }

  @Test("What is not there is an error")
  func missing() async {
    let provider = NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "public.data")
    let errors = await withCheckedContinuation { done in
      provider.loadItem(forTypeIdentifier: "public.image") { item, error in
        done.resume(returning: (item == nil, error as? NSItemProvider.ErrorCode))
      }
    }
    #expect(errors.0 && errors.1 == .itemUnavailableError)
    let bytes = await withCheckedContinuation { done in
      provider.loadItem(forTypeIdentifier: "public.data") { item, _ in done.resume(returning: (item as? NSData)?.length)
      }
    }
    #expect(bytes == 1)
  }
}
