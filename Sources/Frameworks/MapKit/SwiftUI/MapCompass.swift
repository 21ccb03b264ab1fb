import SwiftUI

/// See [MapCompass](https://developer.apple.com/documentation/mapkit/mapcompass).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// See [MapScaleView](https://developer.apple.com/documentation/mapkit/mapscaleview).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// See [MapPitchToggle](https://developer.apple.com/documentation/mapkit/mappitchtoggle).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// See [MapUserLocationButton](https://developer.apple.com/documentation/mapkit/mapuserlocationbutton).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// See [MapZoomStepper](https://developer.apple.com/documentation/mapkit/mapzoomstepper).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// See [MapPitchSlider](https://developer.apple.com/documentation/mapkit/mappitchslider).
///
/// It is not shown: nothing is known of the person's location, and the map stays as it is.
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}
