import UIKit

/// How a list's style shows: its colours, and where rows and sections lie.
public struct _ListLook: Equatable, Sendable {
  /// How far the rows keep from the sides.
  var margin: CGFloat
  var page: UIColor
  var row: UIColor
  /// The radius of the corners of a section.
  var radius: CGFloat = 0
  /// What is free above a section without a header, and above the first one.
  var gap: CGFloat = 0
  /// The same for sections with a header, which have room of their own.
  var headedGap: CGFloat = 0

  static let plain = _ListLook(margin: 0, page: .systemBackground, row: .systemBackground)
  static let inset = _ListLook(margin: 8, page: .systemBackground, row: .systemBackground)
  static let grouped = _ListLook(
    margin: 0, page: .systemGroupedBackground, row: .secondarySystemGroupedBackground, gap: 35, headedGap: 18)
  static let insetGrouped = _ListLook(
    margin: 16, page: .systemGroupedBackground, row: .secondarySystemGroupedBackground, radius: 10, gap: 35,
    headedGap: 18)
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
  private enum PageKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How lists show.
  var listLook: _ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// Whether lists leave out what is behind their rows.
  var isScrollBackgroundHidden: Bool {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
