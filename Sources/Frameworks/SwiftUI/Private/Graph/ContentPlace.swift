/// Where a content source is placed.
@MainActor
protocol ContentPlace: AnyObject {
  func contentChanged()
}
