import UIKit

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
