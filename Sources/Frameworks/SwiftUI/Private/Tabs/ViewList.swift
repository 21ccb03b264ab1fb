/// Content that consists of several views, or says something of its view to the container around it.
@MainActor
protocol ViewList {
  var listedViews: [ListedView] { get }
}
