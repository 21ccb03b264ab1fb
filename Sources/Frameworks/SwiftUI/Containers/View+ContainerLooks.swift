import Foundation

/// Rows and sections look as they do.
nonisolated extension View {
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }

  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }

  public func sectionIndexLabel(_ label: Text?) -> Self { self }

  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> Self { self }

  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

  /// Content that is not valid any more looks as it did.
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }

  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }

  /// The system counts what people do, and nothing here reads it.
  public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
}

/// See [SpringLoadingBehavior](https://developer.apple.com/documentation/swiftui/springloadingbehavior).
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// See [MenuActionDismissBehavior](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// See [MaterialActiveAppearance](https://developer.apple.com/documentation/swiftui/materialactiveappearance).
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// See [LayoutDirectionBehavior](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
