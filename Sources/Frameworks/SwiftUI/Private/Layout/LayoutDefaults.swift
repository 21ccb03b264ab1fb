import Foundation

/// The distances that SwiftUI uses where an app names none.
enum LayoutDefaults {
  /// Between the views of a stack or grid.
  static let spacing: CGFloat = 8
  /// For `padding()` without a length.
  static let padding: CGFloat = 16
  /// What shapes and colours take when nothing is proposed.
  static let idealLength: CGFloat = 10
}
