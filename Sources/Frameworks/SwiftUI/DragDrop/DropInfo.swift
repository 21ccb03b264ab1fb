import FoundationOverlay
import UIKit
import UniformTypeIdentifiers

/// See [DropInfo](https://developer.apple.com/documentation/swiftui/dropinfo).
@preconcurrency @MainActor
public struct DropInfo {
  private let session: any UIDropSession
  public let location: CGPoint

  init(_ session: any UIDropSession, in view: UIView) {
    self.session = session
    location = session.location(in: view)
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    session.items.map(\.itemProvider).filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}
