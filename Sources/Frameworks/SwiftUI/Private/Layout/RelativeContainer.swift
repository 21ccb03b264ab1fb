import Foundation

/// What `containerRelativeFrame` takes its measure from: a scroll view, or what fills the screen.
@MainActor
protocol RelativeContainer: LayoutItem {
  var relativeSize: RelativeSize { get }
}
