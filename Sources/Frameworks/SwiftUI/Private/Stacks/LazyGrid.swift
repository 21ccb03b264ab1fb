/// Views in lines that follow each other along an axis.
@MainActor
protocol LazyGrid: LinearStack {
  /// What lies side by side in a line.
  var tracks: [GridItem] { get }
}
