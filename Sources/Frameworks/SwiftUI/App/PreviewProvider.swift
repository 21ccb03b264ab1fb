import Foundation

/// Makes previews for Xcode: [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// See [PreviewDevice](https://developer.apple.com/documentation/swiftui/previewdevice).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// See [PreviewLayout](https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// See [InterfaceOrientation](https://developer.apple.com/documentation/swiftui/interfaceorientation).
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Xcode shows previews; here they are only compiled, so what is said of them changes nothing of the view.
nonisolated extension View {
  public func previewLayout(_ value: PreviewLayout) -> some View { written(PreviewLayoutTraitKey.self, value) }

  public func previewDevice(_ value: PreviewDevice?) -> some View { written(PreviewDeviceTraitKey.self, value as Any) }

  public func previewDisplayName(_ value: String?) -> some View {
    written(PreviewDisplayNameTraitKey.self, value as Any)
  }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
