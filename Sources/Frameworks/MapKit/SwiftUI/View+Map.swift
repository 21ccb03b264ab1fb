import SwiftUI

nonisolated extension View {
  public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapType, style.type) }

  public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { overlay(content: content) }

  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }

  /// Called when the map is shown and whenever it shows something else, however often that may be.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraActions) { $0.append(action) }
  }

  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}

extension EnvironmentValues {
  private enum TypeKey: EnvironmentKey { static var defaultValue: MKMapType { .standard } }

  private enum ActionsKey: EnvironmentKey { static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] } }

  private enum MemoryKey: EnvironmentKey { static var defaultValue: MapMemory? { nil } }

  var mapType: MKMapType {
    get { self[TypeKey.self] }
    set { self[TypeKey.self] = newValue }
  }

  var mapCameraActions: [(MapCameraUpdateContext) -> Void] {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  /// What a reader around the map wants to know of it.
  var mapMemory: MapMemory? {
    get { self[MemoryKey.self] }
    set { self[MemoryKey.self] = newValue }
  }
}
