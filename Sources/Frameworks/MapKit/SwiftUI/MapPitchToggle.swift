import SwiftUI

/// See [MapPitchToggle](https://developer.apple.com/documentation/mapkit/mappitchtoggle).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapPitchToggle: View {
  public init() {}

  public var body: some View { EmptyView() }
}
