/// A node that says which value its view stands for.
@MainActor
protocol TagSource: _ViewNode {
  var tagValue: AnyHashable { get }
}
