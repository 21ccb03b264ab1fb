/// The button of a navigation bar that goes back: what it shows are no elements, so that the first text is the title.
final class BackButton: UIButton {
  override var elementPublishing: ElementPublishing { .automatic }
}
