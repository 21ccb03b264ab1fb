import SwiftUI

/// A button by which a person shares their place once:
/// [LocationButton](https://developer.apple.com/documentation/corelocationui/locationbutton).
///
/// A tap performs the action; it grants nothing.
public struct LocationButton: View {
  /// See [LocationButton.Title](https://developer.apple.com/documentation/corelocationui/locationbutton/title).
  public struct Title: Hashable, Sendable {
    let text: String

    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: @MainActor () -> Void

  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      if let title {
        Label(title.text, systemImage: "location.fill")
      } else {
        Image(systemName: "location.fill")
      }
    }
    .buttonStyle(.borderedProminent)
  }
}
