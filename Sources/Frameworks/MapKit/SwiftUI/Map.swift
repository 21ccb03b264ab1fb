import SwiftUI

/// See [Map](https://developer.apple.com/documentation/mapkit/map).
///
/// An empty map with markers and views at their places, which no finger moves. Lines and areas are not drawn.
public struct Map<Content: View>: View {
  private let pieces: [MapPiece]
  private let position: MapCameraPosition
  private let modes: MapInteractionModes
  private var selection: Binding<AnyHashable?>?
  /// Where the camera may be. Scopes, which join a map and controls elsewhere, change nothing: no control is shown.
  private let bounds: MapCameraBounds?
  @Environment(\.mapType) private var type
  @Environment(\.mapCameraActions) private var cameraActions
  @Environment(\.mapMemory) private var memory

  init(
    _ pieces: [MapPiece], _ position: MapCameraPosition, _ modes: MapInteractionModes,
    bounds: MapCameraBounds? = nil, selection: Binding<AnyHashable?>? = nil
  ) {
    self.bounds = bounds
    self.pieces = pieces
    self.position = position
    self.modes = modes
    self.selection = selection
  }

  public var body: some View {
    let region = shownRegion
    MapSurface(
      pieces: pieces.filter { $0.coordinate != nil && $0.view == nil }, region: region, modes: modes, type: type,
      selection: selection, cameraActions: cameraActions, memory: memory
    )
    .overlay { MapOverlay(pieces: pieces.filter { $0.view != nil }, region: region) }
    .clipped()
  }

  /// Where the position says nothing, all content is in sight.
  private var shownRegion: MKCoordinateRegion {
    let region = position.shownRegion ?? MKCoordinateRegion(around: pieces.compactMap(\.coordinate))
    return bounds?.limited(region) ?? region
  }
}

extension Map {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapBody<C> {
    self.init(content()._resolve().pieces, position.wrappedValue, interactionModes, bounds: bounds)
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapBody<C> {
    self.init(content()._resolve().pieces, initialPosition, interactionModes, bounds: bounds)
  }

  public init<C: MapContent, V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapBody<C> {
    self.init(
      content()._resolve().pieces, position.wrappedValue, interactionModes, bounds: bounds,
      selection: selection.erased())
  }

  public init<C: MapContent, V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapBody<C> {
    self.init(
      content()._resolve().pieces, initialPosition, interactionModes, bounds: bounds, selection: selection.erased())
  }
}

extension Map where Content == EmptyView {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init([], position.wrappedValue, interactionModes, bounds: bounds)
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init([], initialPosition, interactionModes, bounds: bounds)
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init([], .region(coordinateRegion.wrappedValue), interactionModes)
  }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init([], .rect(mapRect.wrappedValue), interactionModes)
  }
}

extension Map {
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      annotationItems.map { annotationContent($0)._annotationData.piece }, .region(coordinateRegion.wrappedValue),
      interactionModes)
  }

  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      annotationItems.map { annotationContent($0)._annotationData.piece }, .rect(mapRect.wrappedValue),
      interactionModes)
  }
}

extension Binding {
  /// The same selection for values of any type.
  fileprivate func erased<V: Hashable>() -> Binding<AnyHashable?> where Value == V? {
    Binding<AnyHashable?>(
      get: { wrappedValue.map { AnyHashable($0) } }, set: { wrappedValue = $0.flatMap { $0.base as? V } })
  }
}
