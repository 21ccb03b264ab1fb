/// See [MKLocalSearchCompleterDelegate](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate).
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
