/// See [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
///
/// A structure here: pages come and go in no time, whatever the transition.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}
