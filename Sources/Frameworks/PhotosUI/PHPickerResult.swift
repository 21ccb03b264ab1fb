/// See [PHPickerResult](https://developer.apple.com/documentation/photokit/phpickerresult-swift.struct).
///
/// Nothing is picked, so that there is none.
public struct PHPickerResult: Hashable, Sendable {
  public let assetIdentifier: String?
}
