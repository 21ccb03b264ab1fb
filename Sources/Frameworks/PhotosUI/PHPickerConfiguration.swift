/// See [PHPickerConfiguration](https://developer.apple.com/documentation/photokit/phpickerconfiguration-swift.struct).
public struct PHPickerConfiguration: @unchecked Sendable {
  /// See [PHPickerConfiguration.AssetRepresentationMode](https://developer.apple.com/documentation/photokit/phpickerconfiguration-swift.struct/assetrepresentationmode).
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  /// See [PHPickerConfiguration.Selection](https://developer.apple.com/documentation/photokit/phpickerconfiguration-swift.struct/selection-swift.enum).
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}
