import UIKit

/// See [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large, fraction(CGFloat), fixed(CGFloat), custom(CustomType)
  }

  /// The type of a detent that the app computes, known by itself.
  private struct CustomType: Hashable, Sendable {
    nonisolated(unsafe) let type: any CustomPresentationDetent.Type

    static func == (lhs: CustomType, rhs: CustomType) -> Bool { lhs.type == rhs.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  private let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .fixed(height)) }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomType(type: type)))
  }

  /// A sheet begins at its lowest detent; heights that depend on the screen count as the most frequent one's.
  @MainActor
  var order: CGFloat {
    switch height {
    case .medium: 0.5 * Self.usualHeight
    case .large: Self.usualHeight
    case .fraction(let fraction): fraction * Self.usualHeight
    case .fixed(let height): height
    case .custom(let custom):
      custom.type.height(in: Context(maxDetentValue: Self.usualHeight, environment: EnvironmentValues())) ?? 0
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
    case .custom(let custom):
      .custom(identifier: .init("\(custom.type)")) { context in
        let environment = EnvironmentValues()
        return custom.type.height(in: Context(maxDetentValue: context.maximumDetentValue, environment: environment))
      }
    }
  }

  /// See [PresentationDetent.Context](https://developer.apple.com/documentation/swiftui/presentationdetent/context).
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// See [CustomPresentationDetent](https://developer.apple.com/documentation/swiftui/custompresentationdetent).
@preconcurrency @MainActor
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: Context) -> CGFloat?
}
