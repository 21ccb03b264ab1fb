/// Which display modes a split view controller may be in, and what each of them shows.
struct SplitModes {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  let style: UISplitViewController.Style
  let preferredBehavior: Behavior
  let isWide: Bool

  /// Columns beside each other where the view is wider than it is high.
  var behavior: Behavior {
    switch preferredBehavior {
    case .automatic: isWide ? (style == .tripleColumn ? .displace : .tile) : .overlay
    case .displace where style != .tripleColumn: .tile
    case .tile, .overlay, .displace: preferredBehavior
    }
  }

  /// The mode that is wanted if it is possible, or else the usual one.
  func resolve(_ wanted: Mode) -> Mode {
    isAllowed(wanted) ? wanted : behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  private func isAllowed(_ mode: Mode) -> Bool {
    // An app that leaves the behaviour to the system may still want any mode that its columns allow.
    let isFree = preferredBehavior == .automatic
    return switch mode {
    case .automatic: false
    case .secondaryOnly: true
    case .oneBesideSecondary: isFree || behavior != .overlay
    case .oneOverSecondary: isFree || behavior == .overlay
    case .twoBesideSecondary: style == .tripleColumn && (isFree || behavior == .tile)
    case .twoOverSecondary: style == .tripleColumn && (isFree || behavior == .overlay)
    case .twoDisplaceSecondary: style == .tripleColumn && (isFree || behavior == .displace)
    }
  }

  /// The columns of a mode, from the leading edge.
  func columns(in mode: Mode) -> [Column] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [style == .tripleColumn ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary, .secondary]
    }
  }

  /// The mode to go to so that a column is seen.
  func mode(showing column: Column, from mode: Mode) -> Mode {
    let seen = columns(in: mode)
    switch column {
    case .primary where seen.contains(.primary): return mode
    case .primary: return style == .tripleColumn ? two : one
    case .supplementary where style == .tripleColumn && !seen.contains(.supplementary): return one
    case .secondary where mode.isOver: return .secondaryOnly
    case .supplementary, .secondary, .compact, .inspector: return mode
    }
  }

  /// The mode to go to so that a column is not seen.
  func mode(hiding column: Column, from mode: Mode) -> Mode {
    guard columns(in: mode).contains(column) else { return mode }
    switch column {
    case .primary: return style == .tripleColumn ? one : .secondaryOnly
    case .supplementary: return .secondaryOnly
    case .secondary, .compact, .inspector: return mode
    }
  }

  private var one: Mode { behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  private var two: Mode {
    switch behavior {
    case .overlay: .twoOverSecondary
    case .tile: .twoBesideSecondary
    case .automatic, .displace: .twoDisplaceSecondary
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether other columns lie over the secondary.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

/// What one column of a split view controller holds.
struct SplitColumn {
  /// What the app put there.
  let controller: UIViewController
  /// What is shown there: in column style a navigation controller around it.
  let outer: UIViewController
  /// What went from here onto another column's navigation controller when the columns became one.
  var moved: [UIViewController] = []
}
