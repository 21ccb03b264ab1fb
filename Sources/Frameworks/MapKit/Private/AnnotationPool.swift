/// The annotation views of a map that are to be used again.
@MainActor struct AnnotationPool {
  var classes: [String: MKAnnotationView.Type] = [:]
  private var views: [String: [MKAnnotationView]] = [:]

  mutating func keep(_ view: MKAnnotationView) {
    if let identifier = view.reuseIdentifier { views[identifier, default: []].append(view) }
  }

  /// One that was used before; with an annotation, also a new one of the class that is registered.
  mutating func take(_ identifier: String, for annotation: (any MKAnnotation)? = nil) -> MKAnnotationView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      if let annotation { view.annotation = annotation }
      return view
    }
    return classes[identifier].map {
      AnnotationInitializable.makeView(of: $0, annotation: annotation, reuseIdentifier: identifier)
    }
  }
}
