/// See [NSItemProviderRepresentationVisibility](https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
///
/// There are no other apps that could see anything.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
