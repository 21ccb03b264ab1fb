import MapKit
import Testing

@MainActor @Suite(.serialized) struct MKAnnotationViewTests {
  /// As apps write it: what the superclass has is not asked for.
  private class StopView: MKAnnotationView {
    let label = UILabel()

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      label.text = "Stop"
      addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A map makes views of a registered class with the class's own initialiser")
  func registered() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    map.register(StopView.self, forAnnotationViewWithReuseIdentifier: "stop")
    let annotation = MKPointAnnotation()
    let view = map.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation)
    let stop = try #require(view as? StopView)
    #expect(stop.label.text == "Stop" && stop.label.superview === stop)
    #expect(stop.annotation === annotation && stop.reuseIdentifier == "stop")
  }

  @Test("A view can be made with a frame, or with nothing")
  func frame() {
    let view = MKMarkerAnnotationView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && view.annotation == nil)
    #expect(MKAnnotationView().reuseIdentifier == nil)
  }

  @Test func `The state of dragging is kept`() {
    let view = MKAnnotationView()
    #expect(view.dragState == .none)
    view.setDragState(.dragging, animated: true)
    #expect(view.dragState == .dragging)
  }
}
