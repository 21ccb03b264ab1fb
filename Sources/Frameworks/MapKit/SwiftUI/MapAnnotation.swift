import SwiftUI

/// See [MapAnnotation](https://developer.apple.com/documentation/mapkit/mapannotation).
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _annotationData = _MapAnnotationData(
      piece: MapPiece(
        coordinate: coordinate, view: AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)))
  }
}

/// See [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol).
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
  var _annotationData: _MapAnnotationData { get }
}

/// What a map shows of an annotation.
public struct _MapAnnotationData {
  let piece: MapPiece
}

/// The content of a map that is made of annotations for items.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  public var body: some View { EmptyView() }
}
