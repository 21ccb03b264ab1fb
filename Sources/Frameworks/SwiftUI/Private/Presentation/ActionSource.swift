/// A node that stands for an action where its views are not shown.
@MainActor
protocol ActionSource: _ViewNode {
  var actionRole: ButtonRole? { get }
  func performAction()
}
