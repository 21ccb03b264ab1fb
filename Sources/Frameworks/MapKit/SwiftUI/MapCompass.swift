import SwiftUI

/// See [MapCompass](https://developer.apple.com/documentation/mapkit/mapcompass).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapCompass: View {
  public init() {}

  public var body: some View { EmptyView() }
}
