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

  public func hasItemsConforming(to types: [String]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types)
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

/// See [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@preconcurrency @MainActor
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool

  func performDrop(info: DropInfo) -> Bool

  func dropEntered(info: DropInfo)

  func dropUpdated(info: DropInfo) -> DropProposal?

  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}

/// See [DropOperation](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// See [DropProposal](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}
