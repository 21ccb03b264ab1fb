import UIKit

/// Sheets have one look here, and are shown in the same way on every device.
nonisolated extension View {
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Self { self }

  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> Self { self }

  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// What lies under a sheet waits until it has gone.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
}

/// See [PresentationAdaptation](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// See [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// See [PresentationContentInteraction](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction).
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// See [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
///
/// A structure here: apps have no sizings of their own.
public struct PresentationSizing: Sendable {
  private let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let page = PresentationSizing(name: "page")
  public static let form = PresentationSizing(name: "form")
  public static let fitted = PresentationSizing(name: "fitted")
}

/// See [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large, fraction(CGFloat), fixed(CGFloat)
  }

  private let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .fixed(height)) }

  /// A sheet begins at its lowest detent; heights that depend on the screen count as the most frequent one's.
  var order: CGFloat {
    switch height {
    case .medium: 0.5 * Self.usualHeight
    case .large: Self.usualHeight
    case .fraction(let fraction): fraction * Self.usualHeight
    case .fixed(let height): height
    }
  }

  private static let usualHeight: CGFloat = 800

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: .init("fraction \(fraction)")) { $0.maximumDetentValue * fraction }
    case .fixed(let height): .custom(identifier: .init("height \(height)")) { _ in height }
    }
  }
}
