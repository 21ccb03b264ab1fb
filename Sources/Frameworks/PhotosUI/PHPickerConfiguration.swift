import FoundationOverlay

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
  public var disabledCapabilities: PHPickerCapabilities = []
  /// Whether the bar with the buttons is left out.
  var isBarHidden = false

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}

/// See [PHPickerCapabilities](https://developer.apple.com/documentation/photokit/phpickercapabilities).
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// Without them there is no button that cancels.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

/// See [PHPickerFilter](https://developer.apple.com/documentation/photokit/phpickerfilter-swift.struct).
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  public static let images = PHPickerFilter(kinds: ["images"])
  public static let videos = PHPickerFilter(kinds: ["videos"])
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  public static let screenshots = PHPickerFilter(kinds: ["screenshots"])
  public static let panoramas = PHPickerFilter(kinds: ["panoramas"])
  public static let bursts = PHPickerFilter(kinds: ["bursts"])

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: ["all(" + subfilters.flatMap { $0.kinds.sorted() }.joined(separator: ",") + ")"])
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: ["not(" + filter.kinds.sorted().joined(separator: ",") + ")"])
  }

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// See [PHPickerResult](https://developer.apple.com/documentation/photokit/phpickerresult-swift.struct).
///
/// Nothing is picked, so that there is none.
public struct PHPickerResult: Hashable, Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
