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
