/// What keeps a count. The app itself knows nothing of doubles.
protocol Counting {
  var count: Int { get }
  func reset()
}
