/// See [PhotosPickerSelectionBehavior](https://developer.apple.com/documentation/photosui/photospickerselectionbehavior).
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
