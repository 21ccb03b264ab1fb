import SwiftUI

/// See [PhotosPickerStyle](https://developer.apple.com/documentation/photosui/photospickerstyle).
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

nonisolated extension View {
  /// The library itself takes the place of the button that opens it, unless it is presented.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { environment(\.photosPickerStyle, style) }

  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    environment(\.photosPickerDisabledCapabilities, disabledCapabilities)
  }

  /// The bar with the buttons is the one accessory that an empty library has, at its top.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.photosPickerHiddenEdges) { hidden in
      if visibility == .hidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
    }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: PhotosPickerStyle { .presentation } }
  private enum CapabilitiesKey: EnvironmentKey { static var defaultValue: PHPickerCapabilities { [] } }
  private enum EdgesKey: EnvironmentKey { static var defaultValue: Edge.Set { [] } }

  var photosPickerStyle: PhotosPickerStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  var photosPickerDisabledCapabilities: PHPickerCapabilities {
    get { self[CapabilitiesKey.self] }
    set { self[CapabilitiesKey.self] = newValue }
  }

  var photosPickerHiddenEdges: Edge.Set {
    get { self[EdgesKey.self] }
    set { self[EdgesKey.self] = newValue }
  }
}
