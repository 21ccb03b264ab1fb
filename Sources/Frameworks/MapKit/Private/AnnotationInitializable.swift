@_spi(Windfall) import UIKit

/// Stands for any class of annotation views whose `init(annotation:reuseIdentifier:)` overrides that of
/// `MKAnnotationView`, as `FrameInitializable` stands for views.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class AnnotationInitializable: MKAnnotationView {
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view of a class that is known only at run time.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) static func makeView(
    of type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: AnnotationInitializable.Type.self).init(
      annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
}
