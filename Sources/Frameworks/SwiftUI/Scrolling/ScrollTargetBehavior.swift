import Foundation

/// See [ScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
///
/// Pages are kept to. Views are not aligned, and what behaviours of apps say of a target is not asked for: scrolling ends
/// where the finger leaves.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { ScrollTargetBehaviorProperties() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// See [ScrollTarget](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// See [ScrollTargetBehaviorContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// See [ScrollTargetBehaviorProperties](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorproperties).
public struct ScrollTargetBehaviorProperties {
  public var limitsScrolls = true

  public init() {}
}

/// See [ScrollTargetBehaviorPropertiesContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorpropertiescontext).
public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
}

/// See [PagingScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    if context.axes.contains(.horizontal), size.width > 0 {
      target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
    }
    if context.axes.contains(.vertical), size.height > 0 {
      target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
    }
  }
}

/// See [ViewAlignedScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// See [LimitBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior).
  public struct LimitBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
