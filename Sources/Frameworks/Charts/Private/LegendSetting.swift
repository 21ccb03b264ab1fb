import SwiftUI

/// Where a legend is, and what it is if not the usual one.
@MainActor
struct LegendSetting {
  /// Below the chart unless the app says it.
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}
