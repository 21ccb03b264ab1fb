import CoreTransferable
import FoundationOverlay
import UIKit
import UniformTypeIdentifiers

/// See [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
public struct PasteButton: View {
  private let types: [String]
  private let paste: @MainActor ([NSItemProvider]) -> Void
  @State private var canPaste = false

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    types = T.importedContentTypes().map(\.identifier)
    paste = { TransferLoading.load(T.self, from: $0, onPaste) }
  }

  @preconcurrency nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes.map(\.identifier)
    paste = payloadAction
  }

  public var body: some View {
    Button {
      paste(providers)
    } label: {
      Label(String("Paste"), systemImage: "doc.on.clipboard")
    }
    .disabled(!canPaste)
    .onAppear { canPaste = !providers.isEmpty }
    .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
      canPaste = !providers.isEmpty
    }
  }

  /// What lies on the pasteboard in one of the types.
  private var providers: [NSItemProvider] {
    UIPasteboard.general.items.compactMap { item in
      let provider = NSItemProvider()
      for (type, value) in item {
        guard let data = Self.data(of: value) else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      }
      return types.contains(where: provider.hasItemConformingToTypeIdentifier) ? provider : nil
    }
  }

  private static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
