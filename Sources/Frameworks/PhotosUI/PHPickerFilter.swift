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
