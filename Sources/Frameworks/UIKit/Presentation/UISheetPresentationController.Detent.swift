extension UISheetPresentationController {
  /// See [UISheetPresentationController.Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
  @preconcurrency @MainActor open class Detent: NSObject {
    /// See [Identifier](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// See [UISheetPresentationControllerDetentResolutionContext](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext).
    @preconcurrency @MainActor public struct ResolutionContext {
      public let maximumDetentValue: CGFloat
      public let containerTraitCollection: UITraitCollection
    }

    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Nil where the detent does not exist for these traits.
    func height(of largest: CGFloat, traits: UITraitCollection) -> CGFloat? {
      resolver(ResolutionContext(maximumDetentValue: largest, containerTraitCollection: traits))
        .map { min(max(0, $0), largest) }
    }
  }
}
