import UIKit

/// The map in a map reader.
@MainActor
final class MapMemory {
  weak var view: MKMapView?
}
