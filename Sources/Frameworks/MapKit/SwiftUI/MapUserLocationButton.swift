import SwiftUI

/// See [MapUserLocationButton](https://developer.apple.com/documentation/mapkit/mapuserlocationbutton).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapUserLocationButton: View {
  public init() {}

  public var body: some View { EmptyView() }
}
