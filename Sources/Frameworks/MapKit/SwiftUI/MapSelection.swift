import SwiftUI

/// See [MapFeature](https://developer.apple.com/documentation/mapkit/mapfeature).
///
/// The map is empty, so that nobody can choose one.
public struct MapFeature: Hashable, Sendable {
  /// See [MapFeature.FeatureKind](https://developer.apple.com/documentation/mapkit/mapfeature/featurekind).
  public struct FeatureKind: Hashable, Sendable {
    private let name: String

    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }

  private let latitude: Double
  private let longitude: Double
  public let kind: FeatureKind
  public let title: String?
  public let pointOfInterestCategory: MKPointOfInterestCategory?

  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// See [MapSelection](https://developer.apple.com/documentation/mapkit/mapselection).
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  private enum Kind: Hashable {
    case value(SelectionValue)
    case feature(MapFeature)
  }

  private let kind: Kind

  public init(_ value: SelectionValue) { kind = .value(value) }

  public init(_ feature: MapFeature) { kind = .feature(feature) }

  public var value: SelectionValue? { if case .value(let value) = kind { value } else { nil } }

  public var feature: MapFeature? { if case .feature(let feature) = kind { feature } else { nil } }
}

/// Nothing of the map itself can be chosen, and places have no page of their own.
extension View {
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> Self { self }

  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> Self { self }

  public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> Self { self }

  public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> Self { self }

  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> Self { self }

  public func mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> Self { self }
}

/// See [MapItemDetailSelectionAccessoryStyle](https://developer.apple.com/documentation/mapkit/mapitemdetailselectionaccessorystyle).
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public static let automatic = MapItemDetailSelectionAccessoryStyle()
  public static let callout = MapItemDetailSelectionAccessoryStyle()
  public static let caption = MapItemDetailSelectionAccessoryStyle()
  public static let sheet = MapItemDetailSelectionAccessoryStyle()
}
