import Foundation
import UIKit

/// See [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage).
///
/// What is not a file is loaded only in apps that use `URLSession` themselves; in others loading fails.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  nonisolated(unsafe) private let transaction: Transaction
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(.secondarySystemFill) }
    }
  }

  public var body: some View {
    content(phase).task(id: url) { phase = await load() }
  }

  private func load() async -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      guard url.isFileURL || NSClassFromString("FoundationNetworking.URLSession") != nil else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
      let data = try await Task.detached { try Data(contentsOf: url) }.value
      guard let image = UIImage(data: data, scale: scale) else { throw CocoaError(.fileReadCorruptFile) }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

/// See [AsyncImagePhase](https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
