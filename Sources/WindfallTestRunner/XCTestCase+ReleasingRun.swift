import XCTest

extension XCTestCase {
  /// Ends the cycle of a test case and its run, which keep each other, so that both can be freed.
  ///
  /// XCTest on Linux never lets go of either. The run is the only property that its base class stores: it is looked
  /// for there, and left alone should a newer XCTest keep something else in that place.
  func releaseRun() {
    guard let run = testRun else { return }
    let header = 2 * MemoryLayout<Int>.size
    let place = Unmanaged.passUnretained(self).toOpaque().advanced(by: header)
      .assumingMemoryBound(to: Optional<Unmanaged<XCTestRun>>.self)
    guard place.pointee?.toOpaque() == Unmanaged.passUnretained(run).toOpaque() else { return }
    place.pointee?.release()
    place.pointee = nil
  }
}
