/// A node whose view has an identifier of the app's.
@MainActor
protocol IdentitySource: _ViewNode {
  var identity: AnyHashable { get }
}
