/// Holds content and has no element of its own.
final class TransparentView: UIView {
  override var elementPublishing: ElementPublishing { .transparent }
}
