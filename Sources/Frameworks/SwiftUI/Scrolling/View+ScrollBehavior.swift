import Foundation
import UIKit

nonisolated extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Where a scroll view that is longer than its frame begins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

  /// An anchor for sizes alone changes nothing: content that fits keeps its place, and grows downwards.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.isPagingScroll, behavior is PagingScrollTargetBehavior)
  }

  /// The view with the identifier comes into sight when it is set. A finger that scrolls has the first view written of
  /// which half is in sight.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollIdentityView(content: self, id: id, anchor: anchor)
  }

  /// A finger that scrolls has the first view written of which half is in sight.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, position: position, anchor: anchor)
  }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self) { old, new, _ in action(old, new) }
  }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }

  /// Told of changes by scrolling and by layout.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollTargetsView(content: self, threshold: threshold, action: action)
  }
}

nonisolated extension View {
  /// Told of changes by scrolling and by layout; lists do not tell.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }
}

/// Scroll views stop where the finger leaves them, bounce nowhere and have no indicators.
nonisolated extension View {
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  public func scrollTarget(isEnabled: Bool = true) -> Self { self }

  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

  public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }

  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
}

extension EnvironmentValues {
  private enum AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  private enum PagingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var defaultScrollAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  var isPagingScroll: Bool {
    get { self[PagingKey.self] }
    set { self[PagingKey.self] = newValue }
  }
}

/// See [ScrollBounceBehavior](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// See [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode

  /// Everything that scrolls dismisses the keyboard, as on iOS 16 and later.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .onDrag)
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

/// See [ScrollEdgeEffectStyle](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// See [ScrollIndicatorVisibility](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

/// See [ScrollAnchorRole](https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
