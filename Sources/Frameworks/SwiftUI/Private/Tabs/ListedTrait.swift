/// A modifier that says something of its content to the container around it.
@preconcurrency @MainActor
protocol ListedTrait: ViewModifier {
  func write(to view: inout ListedView)
}
