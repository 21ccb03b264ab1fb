import SwiftUI
import UIKit

/// See [PhotosPicker](https://developer.apple.com/documentation/photosui/photospicker).
///
/// A button that opens an empty library, where only cancelling is possible.
public struct PhotosPicker<Label: View>: View {
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isShown = false
  @Environment(\.photosPickerStyle) private var style

  private init(_ filter: PHPickerFilter?, _ label: Label) {
    self.filter = filter
    self.label = label
  }

  public var body: some View {
    if style == .presentation {
      Button {
        isShown = true
      } label: {
        label
      }
      .sheet(isPresented: $isShown) { PhotosPickerPage(filter: filter) { isShown = false } }
    } else {
      PhotosPickerPage(filter: filter) {}
    }
  }
}

extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label())
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label())
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label())
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, label())
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(filter, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(filter, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(filter, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(filter, Text(title))
  }
}

/// Hears that a picker was cancelled.
final class PhotosPickerEnd: NSObject, PHPickerViewControllerDelegate {
  var onEnd: (() -> Void)?

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { onEnd?() }
}

/// See [PhotosPickerSelectionBehavior](https://developer.apple.com/documentation/photosui/photospickerselectionbehavior).
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The empty library in a sheet.
struct PhotosPickerPage: UIViewControllerRepresentable {
  let filter: PHPickerFilter?
  let onEnd: () -> Void

  func makeCoordinator() -> PhotosPickerEnd { PhotosPickerEnd() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = filter
    configuration.disabledCapabilities = context.environment.photosPickerDisabledCapabilities
    configuration.isBarHidden = context.environment.photosPickerHiddenEdges.contains(.top)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.onEnd = onEnd }
}
