/// Marks a configuration whose sessions no stub answers.
final class UnstubbedMarker: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { false }
}
