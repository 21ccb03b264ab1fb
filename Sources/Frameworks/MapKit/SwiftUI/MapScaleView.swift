import SwiftUI

/// See [MapScaleView](https://developer.apple.com/documentation/mapkit/mapscaleview).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapScaleView: View {
  public init() {}

  public var body: some View { EmptyView() }
}
